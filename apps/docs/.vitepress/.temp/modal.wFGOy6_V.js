const _imports_0 = "/images/modal.png";
export {
  _imports_0 as _
};
