import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Accessibility","description":"","frontmatter":{},"headers":[],"relativePath":"trust/accessibility.md","filePath":"docs/trust/accessibility.md"}');
const _sfc_main = { name: "trust/accessibility.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="accessibility" tabindex="-1">Accessibility <a class="header-anchor" href="#accessibility" aria-label="Permalink to &quot;Accessibility&quot;">​</a></h1><p>How the modal, its views and its buttons meet WCAG 2.2 AA, and how each point is checked. &quot;Automatic&quot; means that a test of <code>npm test</code> fails otherwise.</p><table tabindex="0"><thead><tr><th>topic</th><th>what you get</th><th>check</th></tr></thead><tbody><tr><td>names and roles</td><td>each view is a named dialog; each control has a name</td><td>automatic: axe on every view of the gallery in every state, light and dark</td></tr><tr><td>contrast</td><td>text at least 4.5 : 1, icons and lines with a meaning at least 3 : 1</td><td>automatic</td></tr><tr><td>keyboard</td><td>Tab stays inside the dialog; Escape closes the topmost view</td><td>automatic</td></tr><tr><td>focus</td><td>moves to the new view, and returns to the button that opened the modal</td><td>automatic</td></tr><tr><td>reduced motion</td><td>no animation with <code>prefers-reduced-motion</code></td><td>automatic</td></tr><tr><td>narrow screens</td><td>usable at 320 px, as a sheet on phones</td><td>automatic</td></tr><tr><td>right to left</td><td>Arabic texts and layout</td><td>automatic</td></tr><tr><td>errors</td><td>said in words, not by color alone</td><td>by eye</td></tr><tr><td>wallets with a window in the page</td><td>the modal leaves the top layer, so the window is reachable by keyboard</td><td>automatic</td></tr></tbody></table><p>axe finds only some problems. No independent audit has taken place.</p><h2 id="your-part" tabindex="-1">Your part <a class="header-anchor" href="#your-part" aria-label="Permalink to &quot;Your part&quot;">​</a></h2><ul><li>Give the connect button a place in the page&#39;s tab order. It is a native button.</li><li>With your own <a href="/theme-and-texts">colors</a>, check the contrast of <code>accent</code>.</li><li>Replaced texts should keep the name of the wallet, network and amount.</li></ul><h2 id="next" tabindex="-1">Next <a class="header-anchor" href="#next" aria-label="Permalink to &quot;Next&quot;">​</a></h2><ul><li><a href="/theme-and-texts">Theme and texts</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("trust/accessibility.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const accessibility = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  accessibility as default
};
