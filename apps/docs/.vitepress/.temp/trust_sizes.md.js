import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Size of each combination","description":"","frontmatter":{},"headers":[],"relativePath":"trust/sizes.md","filePath":"docs/trust/sizes.md"}');
const _sfc_main = { name: "trust/sizes.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_SizeTable = resolveComponent("SizeTable");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="size-of-each-combination" tabindex="-1">Size of each combination <a class="header-anchor" href="#size-of-each-combination" aria-label="Permalink to &quot;Size of each combination&quot;">​</a></h1><p>JavaScript of small pages in kB after gzip. <code>npm run check -- --only size</code> builds each page and fails if it exceeds its budget. The budgets are in <a href="https://kit.example/kit/tree/main/tooling/size/budgets.json" target="_blank" rel="noreferrer"><code>tooling/size/budgets.json</code></a>, in bytes, and the pages in <a href="https://kit.example/kit/tree/main/tooling/size/src/pages.data.ts" target="_blank" rel="noreferrer"><code>tooling/size/src/pages.data.ts</code></a>.</p><ul><li><strong>At load</strong>: what the browser loads before the user acts, React included.</li><li><strong>Modal open</strong>: the same, plus what opening the modal loads.</li><li><strong>All files</strong>: the same, plus everything that a user can reach, such as the chain&#39;s library.</li></ul>`);
  _push(ssrRenderComponent(_component_SizeTable, null, null, _parent));
  _push(`<h2 id="compared-with-other-kits" tabindex="-1">Compared with other kits <a class="header-anchor" href="#compared-with-other-kits" aria-label="Permalink to &quot;Compared with other kits&quot;">​</a></h2><p>A page with React, five EVM networks and pairing, before the user clicks, in kB after gzip. The first is the budget of <code>EVM and pairing</code>. The others are production builds of the same page with other kits, from an earlier measurement. The bench doesn&#39;t repeat it.</p><table tabindex="0"><thead><tr><th>page</th><th>at load</th></tr></thead><tbody><tr><td>Kit</td><td>94</td></tr><tr><td>RainbowKit</td><td>645</td></tr><tr><td>AppKit</td><td>843</td></tr></tbody></table><h2 id="next" tabindex="-1">Next <a class="header-anchor" href="#next" aria-label="Permalink to &quot;Next&quot;">​</a></h2><ul><li><a href="/start/choose-packages">Choose packages</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("trust/sizes.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sizes = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sizes as default
};
