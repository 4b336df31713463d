import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Use only your own RPC endpoints","description":"","frontmatter":{},"headers":[],"relativePath":"recipes/own-rpc-only.md","filePath":"docs/recipes/own-rpc-only.md"}');
const _sfc_main = { name: "recipes/own-rpc-only.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="use-only-your-own-rpc-endpoints" tabindex="-1">Use only your own RPC endpoints <a class="header-anchor" href="#use-only-your-own-rpc-endpoints" aria-label="Permalink to &quot;Use only your own RPC endpoints&quot;">​</a></h1><p>Read chains through endpoints that you run or pay for. The kit then uses no public endpoints.</p><p>You need an endpoint for each network.</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { createKit, </span><span class="code-keyword">type</span><span> KitOptions } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/core&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { eip155 } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { base, mainnet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem/chains&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-comment">/** Creates a kit that reads chains only through the app&#39;s own endpoints. */</span></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> createOwnRpcKit</span><span>(ports</span><span class="code-keyword">?:</span><span class="code-type"> KitOptions</span><span>[</span><span class="code-string">&#39;ports&#39;</span><span>]) {</span></span>
<span class="line"><span class="code-keyword">  return</span><span class="code-function"> createKit</span><span>({</span></span>
<span class="line"><span class="code-property">    metadata:</span><span> { </span><span class="code-property">name:</span><span class="code-string"> &#39;My dapp&#39;</span><span>, </span><span class="code-property">description:</span><span class="code-string"> &#39;What it does&#39;</span><span>, </span><span class="code-property">url:</span><span class="code-string"> &#39;https://dapp.example&#39;</span><span>, </span><span class="code-property">icons:</span><span> [] },</span></span>
<span class="line"><span class="code-property">    adapters:</span><span> [</span></span>
<span class="line"><span class="code-function">      eip155</span><span>({</span></span>
<span class="line"><span class="code-property">        networks:</span><span> [mainnet, base],</span></span>
<span class="line"><span class="code-property">        rpcUrls:</span><span> {</span></span>
<span class="line"><span class="code-property">          [mainnet.id]:</span><span> [</span><span class="code-string">&#39;https://ethereum.rpc.example&#39;</span><span>],</span></span>
<span class="line"><span class="code-property">          [base.id]:</span><span> [</span><span class="code-string">&#39;https://base.rpc.example&#39;</span><span>],</span></span>
<span class="line"><span>        },</span></span>
<span class="line"><span>      }),</span></span>
<span class="line"><span>    ],</span></span>
<span class="line"><span class="code-keyword">    ...</span><span>(ports </span><span class="code-keyword">&amp;&amp;</span><span> { ports }),</span></span>
<span class="line"><span>  })</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/apps/docs/recipes/ownRpcKit.ts">apps/docs/recipes/ownRpcKit.ts</a></p><ol><li>Set endpoints for every network of the adapter. They replace the network&#39;s defaults, and are tried in order.</li><li>Enforce this with a Content Security Policy: <code>connect-src &#39;self&#39; https://ethereum.rpc.example https://base.rpc.example</code>.</li><li>Add the hosts of your <a href="/server">kit-server</a> and your relay, if you use them.</li></ol><p>Loading a page and connecting a wallet send no requests to endpoints. Balances, fees and receipts are read from yours. If they are down, reads fail with an error, and the kit contacts no other endpoint.</p><p>The wallet sends transactions through its own endpoint, which your page can&#39;t choose. The option is <code>rpcUrls</code> on Solana and Polkadot, too, and <code>esploraUrls</code> on Bitcoin.</p><h2 id="next" tabindex="-1">Next <a class="header-anchor" href="#next" aria-label="Permalink to &quot;Next&quot;">​</a></h2><ul><li><a href="/trust/privacy">Privacy</a></li><li><a href="/packages/eip155-viem#options"><code>@kit/eip155-viem</code></a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("recipes/own-rpc-only.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ownRpcOnly = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ownRpcOnly as default
};
