import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Connect several wallets at once","description":"","frontmatter":{},"headers":[],"relativePath":"recipes/several-wallets.md","filePath":"docs/recipes/several-wallets.md"}');
const _sfc_main = { name: "recipes/several-wallets.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="connect-several-wallets-at-once" tabindex="-1">Connect several wallets at once <a class="header-anchor" href="#connect-several-wallets-at-once" aria-label="Permalink to &quot;Connect several wallets at once&quot;">​</a></h1><p>Let users keep several wallets connected, on the same chain or on different ones. One of them is active: hooks and the modal show it.</p><p>You need a kit. Connecting another wallet doesn&#39;t disconnect the others.</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span class="code-keyword"> type</span><span> { Kit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/core&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-comment">/** Asks a specific connected wallet to sign, regardless of which one is active. */</span></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> async</span><span class="code-keyword"> function</span><span class="code-function"> signWithWallet</span><span>(kit</span><span class="code-keyword">:</span><span class="code-type"> Kit</span><span>, walletName</span><span class="code-keyword">:</span><span class="code-type"> string</span><span>, message</span><span class="code-keyword">:</span><span class="code-type"> string</span><span>)</span><span class="code-keyword">:</span><span class="code-type"> Promise</span><span>&lt;</span><span class="code-type">string</span><span>&gt; {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> found </span><span class="code-keyword">=</span><span> kit.connections.</span><span class="code-function">getState</span><span>().connections.</span><span class="code-function">find</span><span>(({ wallet }) </span><span class="code-keyword">=&gt;</span><span> wallet.name </span><span class="code-keyword">===</span><span> walletName)</span></span>
<span class="line"><span class="code-keyword">  if</span><span> (found </span><span class="code-keyword">===</span><span class="code-constant"> undefined</span><span>) </span><span class="code-keyword">throw</span><span class="code-keyword"> new</span><span class="code-function"> Error</span><span>(</span><span class="code-string">\`\${</span><span class="code-string">walletName</span><span class="code-string">} isn&#39;t connected.\`</span><span>)</span></span>
<span class="line"><span class="code-keyword">  return</span><span> kit.</span><span class="code-function">signMessage</span><span>({ </span><span class="code-property">connectionId:</span><span> found.id, message })</span></span>
<span class="line"><span>}</span></span>
<span class="line"></span>
<span class="line"><span class="code-comment">/** Makes a connected wallet the active one, which hooks and the modal then show. */</span></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> activateWallet</span><span>(kit</span><span class="code-keyword">:</span><span class="code-type"> Kit</span><span>, walletName</span><span class="code-keyword">:</span><span class="code-type"> string</span><span>)</span><span class="code-keyword">:</span><span class="code-type"> void</span><span> {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> found </span><span class="code-keyword">=</span><span> kit.connections.</span><span class="code-function">getState</span><span>().connections.</span><span class="code-function">find</span><span>(({ wallet }) </span><span class="code-keyword">=&gt;</span><span> wallet.name </span><span class="code-keyword">===</span><span> walletName)</span></span>
<span class="line"><span class="code-keyword">  if</span><span> (found) kit.</span><span class="code-function">setActive</span><span>({ </span><span class="code-property">connectionId:</span><span> found.id })</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/apps/docs/recipes/signWithWallet.ts">apps/docs/recipes/signWithWallet.ts</a></p><ol><li>List the wallets with <code>useConnections()</code>, or <code>kit.connections</code>. Each has an <code>id</code>, its <code>wallet</code> and its <code>account</code>.</li><li>Pass <code>connectionId</code> to any command that uses a wallet. Without it, the command uses the active wallet.</li><li>Change the active wallet with <code>kit.setActive({ connectionId })</code>. The previous one stays connected.</li></ol><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { useConnection, useConnections, useDisconnect, useKit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> Wallets</span><span>() {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> kit </span><span class="code-keyword">=</span><span class="code-function"> useKit</span><span>()</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { connection: active } </span><span class="code-keyword">=</span><span class="code-function"> useConnection</span><span>()</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { mutate: disconnect } </span><span class="code-keyword">=</span><span class="code-function"> useDisconnect</span><span>()</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">ul</span><span>&gt;</span></span>
<span class="line"><span>      {</span><span class="code-function">useConnections</span><span>().</span><span class="code-function">map</span><span>(({ id, wallet, account }) </span><span class="code-keyword">=&gt;</span><span> (</span></span>
<span class="line"><span>        &lt;</span><span class="code-type">li</span><span class="code-property"> key</span><span class="code-keyword">=</span><span>{id}&gt;</span></span>
<span class="line"><span>          {wallet.name} {account.address}</span></span>
<span class="line"><span>          &lt;</span><span class="code-type">button</span><span class="code-property"> type</span><span class="code-keyword">=</span><span class="code-string">&quot;button&quot;</span><span class="code-property"> disabled</span><span class="code-keyword">=</span><span>{id </span><span class="code-keyword">===</span><span> active?.id} </span><span class="code-property">onClick</span><span class="code-keyword">=</span><span>{() </span><span class="code-keyword">=&gt;</span><span> kit.</span><span class="code-function">setActive</span><span>({ </span><span class="code-property">connectionId:</span><span> id })}&gt;</span></span>
<span class="line"><span>            Use</span></span>
<span class="line"><span>          &lt;/</span><span class="code-type">button</span><span>&gt;</span></span>
<span class="line"><span>          &lt;</span><span class="code-type">button</span><span class="code-property"> type</span><span class="code-keyword">=</span><span class="code-string">&quot;button&quot;</span><span class="code-property"> onClick</span><span class="code-keyword">=</span><span>{() </span><span class="code-keyword">=&gt;</span><span class="code-function"> disconnect</span><span>({ </span><span class="code-property">connectionId:</span><span> id })}&gt;</span></span>
<span class="line"><span>            Disconnect</span></span>
<span class="line"><span>          &lt;/</span><span class="code-type">button</span><span>&gt;</span></span>
<span class="line"><span>        &lt;/</span><span class="code-type">li</span><span>&gt;</span></span>
<span class="line"><span>      ))}</span></span>
<span class="line"><span>    &lt;/</span><span class="code-type">ul</span><span>&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>In the modal, users list and switch wallets in the view <code>ProfileWallets</code>.</p><h2 id="next" tabindex="-1">Next <a class="header-anchor" href="#next" aria-label="Permalink to &quot;Next&quot;">​</a></h2><ul><li><a href="/start/several-chains">Several chains</a></li><li><a href="/hooks">Hooks and components</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("recipes/several-wallets.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const severalWallets = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  severalWallets as default
};
