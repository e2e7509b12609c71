
"use strict";
const find = (id) => document.getElementById(id);
const cases = [...document.querySelectorAll(".case")];
const words = cases.map((item) => item.textContent.toLowerCase());
const groups = [...document.querySelectorAll(".group")];
const fields = [find("by-outcome"), find("by-section"), find("by-text")];

const apply = () => {
  const [outcome, section, text] = fields.map((field) => field.value);
  const wanted = text.trim().toLowerCase();
  let shown = 0;
  cases.forEach((item, place) => {
    const fits = (!outcome || item.dataset.outcome === outcome) && (!section || item.dataset.section === section);
    item.hidden = !(fits && words[place].includes(wanted));
    shown += item.hidden ? 0 : 1;
  });
  groups.forEach((group) => { group.hidden = !group.querySelector(".case:not([hidden])"); });
  find("shown").textContent = shown;
};

const clear = () => {
  fields.forEach((field) => { field.value = ""; });
  apply();
};

fields.forEach((field) => field.addEventListener("input", apply));
find("clear").addEventListener("click", clear);
document.querySelectorAll("table a").forEach((link) => link.addEventListener("click", clear));
find("filter").hidden = false;
apply();
