import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"element/vue","description":"","frontmatter":{"editLink":false},"headers":[],"relativePath":"api/element/vue.md","filePath":"api/element/vue.md"}');
const _sfc_main = { name: "api/element/vue.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="elementvue" tabindex="-1">element/vue <a class="header-anchor" href="#elementvue" aria-label="Permalink to &quot;element/vue&quot;">​</a></h1><h2 id="references" tabindex="-1">References <a class="header-anchor" href="#references" aria-label="Permalink to &quot;References&quot;">​</a></h2><p><a id="kitbuttonelementprops"></a></p><h3 id="kitbuttonelementprops" tabindex="-1">KitButtonElementProps <a class="header-anchor" href="#kitbuttonelementprops" aria-label="Permalink to &quot;KitButtonElementProps&quot;">​</a></h3><p>Re-exports <a href="/api/element/react#kitbuttonelementprops">KitButtonElementProps</a></p><hr><p><a id="kitmodalelementprops"></a></p><h3 id="kitmodalelementprops" tabindex="-1">KitModalElementProps <a class="header-anchor" href="#kitmodalelementprops" aria-label="Permalink to &quot;KitModalElementProps&quot;">​</a></h3><p>Re-exports <a href="/api/element/react#kitmodalelementprops">KitModalElementProps</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/element/vue.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const vue = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  vue as default
};
