import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Keep a phone session over a reload","description":"","frontmatter":{},"headers":[],"relativePath":"recipes/keep-a-phone-session.md","filePath":"docs/recipes/keep-a-phone-session.md"}');
const _sfc_main = { name: "recipes/keep-a-phone-session.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="keep-a-phone-session-over-a-reload" tabindex="-1">Keep a phone session over a reload <a class="header-anchor" href="#keep-a-phone-session-over-a-reload" aria-label="Permalink to &quot;Keep a phone session over a reload&quot;">​</a></h1><p>Users who paired their phone stay connected after a reload, without scanning again.</p><p>You need <code>@kit/walletconnect</code>, and a relay such as <a href="/server">kit-server</a>.</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { createKit, </span><span class="code-keyword">type</span><span> Kit, </span><span class="code-keyword">type</span><span> KitOptions } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/core&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { eip155 } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { mainnet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem/chains&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { walletConnect } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/walletconnect&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-comment">/** Creates a kit that pairs phones over your relay. Create it once, with the same \`storagePrefix\` on every page. */</span></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> createPairedKit</span><span>(relayUrl</span><span class="code-keyword">:</span><span class="code-type"> string</span><span>, ports</span><span class="code-keyword">?:</span><span class="code-type"> KitOptions</span><span>[</span><span class="code-string">&#39;ports&#39;</span><span>]) {</span></span>
<span class="line"><span class="code-keyword">  return</span><span class="code-function"> createKit</span><span>({</span></span>
<span class="line"><span class="code-property">    metadata:</span><span> { </span><span class="code-property">name:</span><span class="code-string"> &#39;My dapp&#39;</span><span>, </span><span class="code-property">description:</span><span class="code-string"> &#39;What it does&#39;</span><span>, </span><span class="code-property">url:</span><span class="code-string"> &#39;https://dapp.example&#39;</span><span>, </span><span class="code-property">icons:</span><span> [] },</span></span>
<span class="line"><span class="code-property">    adapters:</span><span> [</span><span class="code-function">eip155</span><span>({ </span><span class="code-property">networks:</span><span> [mainnet] })],</span></span>
<span class="line"><span class="code-property">    connectors:</span><span> [</span><span class="code-function">walletConnect</span><span>({ relayUrl })],</span></span>
<span class="line"><span class="code-keyword">    ...</span><span>(ports </span><span class="code-keyword">&amp;&amp;</span><span> { ports }),</span></span>
<span class="line"><span>  })</span></span>
<span class="line"><span>}</span></span>
<span class="line"></span>
<span class="line"><span class="code-comment">/** Resolves with the connected account after reconnecting, or with undefined if no wallet is connected. */</span></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> restoredAccount</span><span>(kit</span><span class="code-keyword">:</span><span class="code-type"> Kit</span><span>)</span><span class="code-keyword">:</span><span class="code-type"> Promise</span><span>&lt;</span><span class="code-type">string</span><span class="code-keyword"> |</span><span class="code-type"> undefined</span><span>&gt; {</span></span>
<span class="line"><span class="code-keyword">  return</span><span class="code-keyword"> new</span><span class="code-type"> Promise</span><span>((resolve) </span><span class="code-keyword">=&gt;</span><span> {</span></span>
<span class="line"><span class="code-keyword">    const</span><span class="code-function"> check</span><span class="code-keyword"> =</span><span> () </span><span class="code-keyword">=&gt;</span><span> {</span></span>
<span class="line"><span class="code-keyword">      const</span><span> { status, account } </span><span class="code-keyword">=</span><span> kit.active.</span><span class="code-function">getState</span><span>()</span></span>
<span class="line"><span class="code-keyword">      if</span><span> (status </span><span class="code-keyword">===</span><span class="code-string"> &#39;reconnecting&#39;</span><span>) </span><span class="code-keyword">return</span></span>
<span class="line"><span class="code-function">      unsubscribe</span><span>()</span></span>
<span class="line"><span class="code-function">      resolve</span><span>(account?.address)</span></span>
<span class="line"><span>    }</span></span>
<span class="line"><span class="code-keyword">    const</span><span> unsubscribe </span><span class="code-keyword">=</span><span> kit.active.</span><span class="code-function">subscribe</span><span>(check)</span></span>
<span class="line"><span class="code-function">    check</span><span>()</span></span>
<span class="line"><span>  })</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/apps/docs/recipes/pairedKit.ts">apps/docs/recipes/pairedKit.ts</a></p><ol><li>Create the kit with the same <code>storagePrefix</code> on every page of your origin. The default is <code>kit</code>.</li><li>The session is in the page&#39;s storage. After a reload, the kit restores it without a prompt, and without waiting for the relay.</li><li>Until it is restored, <code>status</code> is <code>reconnecting</code>. Meanwhile, show the stored account, and redirect only when it is <code>disconnected</code>:</li></ol><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { useConnection } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> Gate</span><span>() {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { status, address } </span><span class="code-keyword">=</span><span class="code-function"> useConnection</span><span>()</span></span>
<span class="line"><span class="code-keyword">  if</span><span> (status </span><span class="code-keyword">===</span><span class="code-string"> &#39;disconnected&#39;</span><span>) </span><span class="code-keyword">return</span><span> &lt;</span><span class="code-type">a</span><span class="code-property"> href</span><span class="code-keyword">=</span><span class="code-string">&quot;/connect&quot;</span><span>&gt;Connect a wallet&lt;/</span><span class="code-type">a</span><span>&gt;</span></span>
<span class="line"><span class="code-keyword">  return</span><span> &lt;</span><span class="code-type">p</span><span class="code-property"> aria-busy</span><span class="code-keyword">=</span><span>{status </span><span class="code-keyword">!==</span><span class="code-string"> &#39;connected&#39;</span><span>}&gt;{address}&lt;/</span><span class="code-type">p</span><span>&gt;</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Outside React, wait for <code>restoredAccount(kit)</code>.</p><p>The session ends if the user disconnects in your page or on the phone, if the wallet lets it expire, or if the browser&#39;s storage is cleared. If you add a network that the session doesn&#39;t include, the kit asks the user to pair again.</p><h2 id="next" tabindex="-1">Next <a class="header-anchor" href="#next" aria-label="Permalink to &quot;Next&quot;">​</a></h2><ul><li><a href="/packages/walletconnect"><code>@kit/walletconnect</code></a></li><li><a href="/server-rendering">Server rendering</a> shows the account in the first HTML</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("recipes/keep-a-phone-session.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const keepAPhoneSession = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  keepAPhoneSession as default
};
