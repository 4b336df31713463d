import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"polkadot/verify","description":"","frontmatter":{"editLink":false},"headers":[],"relativePath":"api/polkadot/verify.md","filePath":"api/polkadot/verify.md"}');
const _sfc_main = { name: "api/polkadot/verify.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="polkadotverify" tabindex="-1">polkadot/verify <a class="header-anchor" href="#polkadotverify" aria-label="Permalink to &quot;polkadot/verify&quot;">​</a></h1><h2 id="variables" tabindex="-1">Variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;Variables&quot;">​</a></h2><p><a id="polkadotverifier"></a></p><h3 id="polkadotverifier" tabindex="-1">polkadotVerifier <a class="header-anchor" href="#polkadotverifier" aria-label="Permalink to &quot;polkadotVerifier&quot;">​</a></h3><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">const</span><span class="code-function"> polkadotVerifier</span><span class="code-keyword">:</span><span> () </span><span class="code-keyword">=&gt;</span><span class="code-type"> MessageVerifier</span><span>;</span></span></code></pre></div><p>Creates a verifier of Polkadot sign-ins for pages and servers that needs no node. It supports sr25519, ed25519, ecdsa and Ethereum keys, over the text in <code>&lt;Bytes&gt;</code> or bare. The verification code is loaded by the first check.</p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><a href="/api/core/adapter#messageverifier"><code>MessageVerifier</code></a></p><h4 id="example" tabindex="-1">Example <a class="header-anchor" href="#example" aria-label="Permalink to &quot;Example&quot;">​</a></h4><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">createSiwxServer</span><span>({ </span><span class="code-property">verifiers:</span><span> [</span><span class="code-function">polkadotVerifier</span><span>()], … })</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/polkadot/verify.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const verify = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  verify as default
};
