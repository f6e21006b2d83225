// WordPress before 6.3 copies scripts into the frame of its editor without their type: this one needs none.
void import(
  new URL(`../dist/ws-widgets.js${new URL(document.currentScript.src).search}`, document.currentScript.src).href
);
