import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"bitcoin/verify","description":"","frontmatter":{"editLink":false},"headers":[],"relativePath":"api/bitcoin/verify.md","filePath":"api/bitcoin/verify.md"}');
const _sfc_main = { name: "api/bitcoin/verify.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="bitcoinverify" tabindex="-1">bitcoin/verify <a class="header-anchor" href="#bitcoinverify" aria-label="Permalink to &quot;bitcoin/verify&quot;">​</a></h1><h2 id="variables" tabindex="-1">Variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;Variables&quot;">​</a></h2><p><a id="bip122verifier"></a></p><h3 id="bip122verifier" tabindex="-1">bip122Verifier <a class="header-anchor" href="#bip122verifier" aria-label="Permalink to &quot;bip122Verifier&quot;">​</a></h3><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">const</span><span class="code-function"> bip122Verifier</span><span class="code-keyword">:</span><span> (options</span><span class="code-keyword">?</span><span>) </span><span class="code-keyword">=&gt;</span><span class="code-type"> MessageVerifier</span><span>;</span></span></code></pre></div><p>Creates a verifier of Bitcoin sign-ins for pages and servers that needs no node: BIP-322 (simple and full) and the legacy format. Unsupported multi-key scripts are <code>unknown</code>. The verification code is loaded by the first check.</p><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><table tabindex="0"><thead><tr><th>Parameter</th><th>Type</th><th>Description</th></tr></thead><tbody><tr><td><code>options?</code></td><td>{ <code>strict?</code>: <code>boolean</code>; }</td><td>-</td></tr><tr><td><code>options.strict?</code></td><td><code>boolean</code></td><td>Rejects legacy signatures of addresses other than P2PKH, which no standard allows but many wallets create.</td></tr></tbody></table><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><a href="/api/core/adapter#messageverifier"><code>MessageVerifier</code></a></p><h4 id="example" tabindex="-1">Example <a class="header-anchor" href="#example" aria-label="Permalink to &quot;Example&quot;">​</a></h4><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">createSiwxServer</span><span>({ </span><span class="code-property">verifiers:</span><span> [</span><span class="code-function">bip122Verifier</span><span>()], … })</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/bitcoin/verify.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const verify = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  verify as default
};
