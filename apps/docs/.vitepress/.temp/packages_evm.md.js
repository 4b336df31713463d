import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"@kit/evm","description":"","frontmatter":{},"headers":[],"relativePath":"packages/evm.md","filePath":"packages/evm/README.md"}');
const _sfc_main = { name: "packages/evm.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="kitevm" tabindex="-1">@kit/evm <a class="header-anchor" href="#kitevm" aria-label="Permalink to &quot;@kit/evm&quot;">​</a></h1><p>The kit for React and EVM chains in one package: the engine, the adapter on viem, the hooks and the modal.</p><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npm</span><span class="code-string"> install</span><span class="code-string"> @kit/evm</span><span class="code-string"> viem</span><span class="code-string"> react</span><span class="code-string"> react-dom</span></span></code></pre></div><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { ConnectButton, createKit, eip155, KitModal, KitProvider, modal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { base, mainnet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm/chains&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">const</span><span> kit </span><span class="code-keyword">=</span><span class="code-function"> createKit</span><span>({</span></span>
<span class="line"><span class="code-property">  metadata:</span><span> { </span><span class="code-property">name:</span><span class="code-string"> &#39;My dapp&#39;</span><span>, </span><span class="code-property">description:</span><span class="code-string"> &#39;What it does&#39;</span><span>, </span><span class="code-property">url:</span><span class="code-string"> &#39;https://dapp.example&#39;</span><span>, </span><span class="code-property">icons:</span><span> [] },</span></span>
<span class="line"><span class="code-property">  adapters:</span><span> [</span><span class="code-function">eip155</span><span>({ </span><span class="code-property">networks:</span><span> [mainnet, base] })],</span></span>
<span class="line"><span class="code-property">  plugins:</span><span> [</span><span class="code-function">modal</span><span>()],</span></span>
<span class="line"><span>})</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> const</span><span class="code-function"> App</span><span class="code-keyword"> =</span><span> () </span><span class="code-keyword">=&gt;</span><span> (</span></span>
<span class="line"><span>  &lt;</span><span class="code-type">KitProvider</span><span class="code-property"> kit</span><span class="code-keyword">=</span><span>{kit}&gt;</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">ConnectButton</span><span> /&gt;</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">KitModal</span><span> /&gt;</span></span>
<span class="line"><span>  &lt;/</span><span class="code-type">KitProvider</span><span>&gt;</span></span>
<span class="line"><span>)</span></span></code></pre></div><p>To give hooks the types of your chains, register your kit with <code>declare module &#39;@kit/evm&#39;</code>, as in the <a href="/start/vite">quick start</a>.</p><table tabindex="0"><thead><tr><th>entry</th><th>exports of</th></tr></thead><tbody><tr><td><code>@kit/evm</code></td><td><code>@kit/core</code>, <code>@kit/eip155-viem</code>, <code>@kit/react</code> and <code>@kit/react-ui</code></td></tr><tr><td><code>@kit/evm/chains</code></td><td><code>@kit/eip155-viem/chains</code></td></tr><tr><td><code>@kit/evm/viem</code></td><td><code>@kit/react/viem</code>: hooks for contracts</td></tr><tr><td><code>@kit/evm/styles.css</code></td><td><code>@kit/react-ui/styles.css</code>, for pages that a server renders</td></tr></tbody></table><p>The package has no code of its own. A page is as large as one that imports the four packages, and both forms can be mixed. Nothing runs on import, so your bundler drops what you don&#39;t use.</p><p>Add other packages, such as <code>@kit/walletconnect</code>, at any time. They have <code>@kit/core</code> as a peer, which npm and pnpm install. With Yarn, add <code>@kit/core</code> and <code>rxjs</code> as well. To use another chain, <code>ethers</code> or custom elements, <a href="/start/choose-packages">choose packages</a> one by one.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("packages/evm.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const evm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  evm as default
};
