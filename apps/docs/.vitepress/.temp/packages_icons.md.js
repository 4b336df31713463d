import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"@kit/icons","description":"","frontmatter":{},"headers":[],"relativePath":"packages/icons.md","filePath":"packages/icons/README.md"}');
const _sfc_main = { name: "packages/icons.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="kiticons" tabindex="-1">@kit/icons <a class="header-anchor" href="#kiticons" aria-label="Permalink to &quot;@kit/icons&quot;">​</a></h1><p>Icons of networks and namespaces for the components of <code>@kit/react-ui</code>, and a list of wallets. They don&#39;t affect the initial load: each list is a separate file that is loaded when one of its icons is about to be shown.</p><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npm</span><span class="code-string"> install</span><span class="code-string"> @kit/icons</span></span></code></pre></div><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { icons } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/icons&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { ConnectButton, KitModal, KitUi, NetworkButton } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react-ui&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> Wallet</span><span>() {</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">KitUi</span><span class="code-property"> icons</span><span class="code-keyword">=</span><span>{icons}&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">NetworkButton</span><span> /&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">ConnectButton</span><span> /&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">KitModal</span><span> /&gt;</span></span>
<span class="line"><span>    &lt;/</span><span class="code-type">KitUi</span><span>&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>A network&#39;s own <code>imageUrl</code> or <code>imageId</code> takes precedence. A network without an icon shows a letter.</p><h2 id="wallets" tabindex="-1">Wallets <a class="header-anchor" href="#wallets" aria-label="Permalink to &quot;Wallets&quot;">​</a></h2><p><code>@kit/icons/wallets</code> is a list of well-known wallets: names, links, chains and icons. Pass it to the kit as its wallet directory, so that your modal lists wallets that aren&#39;t installed, without a service:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { bundledDirectory } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/api&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { createKit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/core&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { eip155 } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { mainnet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem/chains&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { modal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react-ui&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { walletConnect } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/walletconnect&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">const</span><span> kit </span><span class="code-keyword">=</span><span class="code-function"> createKit</span><span>({</span></span>
<span class="line"><span class="code-property">  metadata:</span><span> { </span><span class="code-property">name:</span><span class="code-string"> &#39;My dapp&#39;</span><span>, </span><span class="code-property">description:</span><span class="code-string"> &#39;What it does&#39;</span><span>, </span><span class="code-property">url:</span><span class="code-string"> &#39;https://dapp.example&#39;</span><span>, </span><span class="code-property">icons:</span><span> [] },</span></span>
<span class="line"><span class="code-property">  adapters:</span><span> [</span><span class="code-function">eip155</span><span>({ </span><span class="code-property">networks:</span><span> [mainnet] })],</span></span>
<span class="line"><span class="code-property">  connectors:</span><span> [</span><span class="code-function">walletConnect</span><span>({ </span><span class="code-property">relayUrl:</span><span class="code-string"> &#39;wss://relay.example&#39;</span><span> })],</span></span>
<span class="line"><span class="code-property">  directory:</span><span class="code-function"> bundledDirectory</span><span>(() </span><span class="code-keyword">=&gt;</span><span class="code-keyword"> import</span><span>(</span><span class="code-string">&#39;@kit/icons/wallets&#39;</span><span>)),</span></span>
<span class="line"><span class="code-property">  wallets:</span><span> { </span><span class="code-property">featured:</span><span> [</span><span class="code-string">&#39;me.rainbow&#39;</span><span>, </span><span class="code-string">&#39;io.metamask&#39;</span><span>] },</span></span>
<span class="line"><span class="code-property">  plugins:</span><span> [</span><span class="code-function">modal</span><span>()],</span></span>
<span class="line"><span>})</span></span></code></pre></div><p>The list is a file of about 14 kB (gzip). It loads from your own origin, when the page is idle after the user came near the modal. It has the certified wallets of the directory of <a href="/packages/server">kit-server</a>, in the same order.</p><h2 id="your-own-icons" tabindex="-1">Your own icons <a class="header-anchor" href="#your-own-icons" aria-label="Permalink to &quot;Your own icons&quot;">​</a></h2><p>To add networks or replace icons, pass an object of the same shape. Its URLs must be allowed by your page&#39;s <code>img-src</code>:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { icons </span><span class="code-keyword">as</span><span> published } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/icons&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> const</span><span> icons </span><span class="code-keyword">=</span><span> {</span></span>
<span class="line"><span class="code-keyword">  ...</span><span>published,</span></span>
<span class="line"><span class="code-function">  networks</span><span class="code-property">:</span><span class="code-keyword"> async</span><span> () </span><span class="code-keyword">=&gt;</span><span> ({ </span><span class="code-keyword">...</span><span>(</span><span class="code-keyword">await</span><span> published.</span><span class="code-function">networks</span><span>()), </span><span class="code-string">&#39;eip155:31337&#39;</span><span class="code-property">:</span><span class="code-string"> &#39;/local.svg&#39;</span><span> }),</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>The icons are <code>data:</code> URLs, so a content security policy needs <code>img-src data:</code>.</p><p>The drawings are from a collection under the MIT license, see <code>THIRD-PARTY-LICENSES.md</code>. The logos belong to their owners and are used to identify them only.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("packages/icons.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const icons = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  icons as default
};
