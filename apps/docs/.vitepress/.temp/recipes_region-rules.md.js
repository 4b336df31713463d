import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Apply region rules","description":"","frontmatter":{},"headers":[],"relativePath":"recipes/region-rules.md","filePath":"docs/recipes/region-rules.md"}');
const _sfc_main = { name: "recipes/region-rules.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="apply-region-rules" tabindex="-1">Apply region rules <a class="header-anchor" href="#apply-region-rules" aria-label="Permalink to &quot;Apply region rules&quot;">​</a></h1><p>Offer buying and swapping only where you are allowed to. You define the rules: the kit has no list of countries for features.</p><p>You need the user&#39;s country from your server, for example from a header of your CDN.</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span class="code-keyword"> type</span><span> { ApiClient } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/api&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { createKit, </span><span class="code-keyword">type</span><span> KitOptions } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/core&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { eip155 } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { mainnet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem/chains&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { onramp } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/onramp&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { onrampFeature } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/onramp/react&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { modal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react-ui&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { send } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/send&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { sendFeature } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/send/react&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { swap } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/swap&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { swapFeature } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/swap/react&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-comment">/** Your own rules: the countries where you offer buying and swapping. */</span></span>
<span class="line"><span class="code-keyword">const</span><span> offered </span><span class="code-keyword">=</span><span> { </span><span class="code-property">buy:</span><span> [</span><span class="code-string">&#39;DE&#39;</span><span>, </span><span class="code-string">&#39;FR&#39;</span><span>], </span><span class="code-property">swap:</span><span> [</span><span class="code-string">&#39;DE&#39;</span><span>, </span><span class="code-string">&#39;FR&#39;</span><span>, </span><span class="code-string">&#39;BR&#39;</span><span>] }</span></span>
<span class="line"></span>
<span class="line"><span class="code-comment">/** Creates the kit, and the features for \`KitModal\`, for a user in the country that your server reports. */</span></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> createRegionalKit</span><span>(country</span><span class="code-keyword">:</span><span class="code-type"> string</span><span>, api</span><span class="code-keyword">:</span><span class="code-type"> ApiClient</span><span>, ports</span><span class="code-keyword">?:</span><span class="code-type"> KitOptions</span><span>[</span><span class="code-string">&#39;ports&#39;</span><span>]) {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> canBuy </span><span class="code-keyword">=</span><span> offered.buy.</span><span class="code-function">includes</span><span>(country)</span></span>
<span class="line"><span class="code-keyword">  const</span><span> canSwap </span><span class="code-keyword">=</span><span> offered.swap.</span><span class="code-function">includes</span><span>(country)</span></span>
<span class="line"><span class="code-keyword">  const</span><span> kit </span><span class="code-keyword">=</span><span class="code-function"> createKit</span><span>({</span></span>
<span class="line"><span class="code-property">    metadata:</span><span> { </span><span class="code-property">name:</span><span class="code-string"> &#39;My dapp&#39;</span><span>, </span><span class="code-property">description:</span><span class="code-string"> &#39;What it does&#39;</span><span>, </span><span class="code-property">url:</span><span class="code-string"> &#39;https://dapp.example&#39;</span><span>, </span><span class="code-property">icons:</span><span> [] },</span></span>
<span class="line"><span class="code-property">    adapters:</span><span> [</span><span class="code-function">eip155</span><span>({ </span><span class="code-property">networks:</span><span> [mainnet] })],</span></span>
<span class="line"><span class="code-property">    plugins:</span><span> [</span><span class="code-function">modal</span><span>(), </span><span class="code-function">send</span><span>({ api }), </span><span class="code-keyword">...</span><span>(canBuy </span><span class="code-keyword">?</span><span> [</span><span class="code-function">onramp</span><span>({ api })] </span><span class="code-keyword">:</span><span> []), </span><span class="code-keyword">...</span><span>(canSwap </span><span class="code-keyword">?</span><span> [</span><span class="code-function">swap</span><span>({ api })] </span><span class="code-keyword">:</span><span> [])],</span></span>
<span class="line"><span class="code-keyword">    ...</span><span>(ports </span><span class="code-keyword">&amp;&amp;</span><span> { ports }),</span></span>
<span class="line"><span>  })</span></span>
<span class="line"><span class="code-keyword">  const</span><span> features </span><span class="code-keyword">=</span><span> [sendFeature, </span><span class="code-keyword">...</span><span>(canBuy </span><span class="code-keyword">?</span><span> [onrampFeature] </span><span class="code-keyword">:</span><span> []), </span><span class="code-keyword">...</span><span>(canSwap </span><span class="code-keyword">?</span><span> [swapFeature] </span><span class="code-keyword">:</span><span> [])]</span></span>
<span class="line"><span class="code-keyword">  return</span><span> { kit, features }</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/apps/docs/recipes/regionalKit.ts">apps/docs/recipes/regionalKit.ts</a></p><ol><li>Get the country from your server, and create the kit with it.</li><li>Pass <code>features</code> to the modal: <code>&lt;KitModal features={features} /&gt;</code>. A feature that isn&#39;t in the list has no button, no view, and no command in <code>kit.plugins</code>.</li><li>Enforce the rule on your server, too. Users can change any code on a page.</li></ol><p>If the country is unknown, treat it as not allowed.</p><p>With the preset, you can remove the buttons at any time: <code>preset.updateOptions({ features: { swaps: false, onramp: false } })</code>. To block all services in some time zones, including pairing, use <code>createKit({ blockedTimeZones })</code>. Installed wallets still connect.</p><h2 id="next" tabindex="-1">Next <a class="header-anchor" href="#next" aria-label="Permalink to &quot;Next&quot;">​</a></h2><ul><li><a href="/options">Options</a></li><li><a href="/preset">The preset</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("recipes/region-rules.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const regionRules = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  regionRules as default
};
