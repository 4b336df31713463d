import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"eip155-viem/verify","description":"","frontmatter":{"editLink":false},"headers":[],"relativePath":"api/eip155-viem/verify.md","filePath":"api/eip155-viem/verify.md"}');
const _sfc_main = { name: "api/eip155-viem/verify.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="eip155-viemverify" tabindex="-1">eip155-viem/verify <a class="header-anchor" href="#eip155-viemverify" aria-label="Permalink to &quot;eip155-viem/verify&quot;">​</a></h1><h2 id="references" tabindex="-1">References <a class="header-anchor" href="#references" aria-label="Permalink to &quot;References&quot;">​</a></h2><p><a id="eip155verifier"></a></p><h3 id="eip155verifier" tabindex="-1">eip155Verifier <a class="header-anchor" href="#eip155verifier" aria-label="Permalink to &quot;eip155Verifier&quot;">​</a></h3><p>Re-exports <a href="/api/eip155/verify#eip155verifier">eip155Verifier</a></p><hr><p><a id="eip155verifieroptions"></a></p><h3 id="eip155verifieroptions" tabindex="-1">Eip155VerifierOptions <a class="header-anchor" href="#eip155verifieroptions" aria-label="Permalink to &quot;Eip155VerifierOptions&quot;">​</a></h3><p>Re-exports <a href="/api/eip155/verify#eip155verifieroptions">Eip155VerifierOptions</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/eip155-viem/verify.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const verify = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  verify as default
};
