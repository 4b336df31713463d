import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Quick start with several chains","description":"","frontmatter":{},"headers":[],"relativePath":"start/several-chains.md","filePath":"docs/start/several-chains.md"}');
const _sfc_main = { name: "start/several-chains.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="quick-start-with-several-chains" tabindex="-1">Quick start with several chains <a class="header-anchor" href="#quick-start-with-several-chains" aria-label="Permalink to &quot;Quick start with several chains&quot;">​</a></h1><p>Connect wallets of EVM chains, Solana, Polkadot and Bitcoin in one React app. The complete app is in <a href="https://kit.example/kit/tree/main/examples/multichain" target="_blank" rel="noreferrer">examples/multichain</a>.</p><p>You need Node 20.19 or later, npm, and a wallet for one of the chains in your browser.</p><h2 id="1-install-the-packages" tabindex="-1">1. Install the packages <a class="header-anchor" href="#1-install-the-packages" aria-label="Permalink to &quot;1. Install the packages&quot;">​</a></h2><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npm</span><span class="code-string"> create</span><span class="code-string"> vite@latest</span><span class="code-string"> my-dapp</span><span class="code-constant"> --</span><span class="code-constant"> --template</span><span class="code-string"> react-ts</span></span>
<span class="line"><span class="code-function">cd</span><span class="code-string"> my-dapp</span></span>
<span class="line"><span class="code-function">npm</span><span class="code-string"> install</span><span class="code-string"> @kit/core</span><span class="code-string"> @kit/eip155-viem</span><span class="code-string"> @kit/solana</span><span class="code-string"> @kit/polkadot</span><span class="code-string"> @kit/bitcoin</span><span class="code-string"> @kit/react</span><span class="code-string"> @kit/react-ui</span><span class="code-constant"> \\</span></span>
<span class="line"><span class="code-string">  viem</span><span class="code-string"> @solana/web3.js@1</span><span class="code-string"> @polkadot/api</span><span class="code-string"> rxjs</span></span></code></pre></div><h2 id="2-create-the-kit" tabindex="-1">2. Create the kit <a class="header-anchor" href="#2-create-the-kit" aria-label="Permalink to &quot;2. Create the kit&quot;">​</a></h2><p>In <code>src/kit.ts</code>:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { bitcoin, bitcoinMainnet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/bitcoin&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { createKit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/core&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { eip155 } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { base, mainnet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem/chains&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { polkadot, polkadotAssetHub } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/polkadot&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { modal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react-ui&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { solana, solanaMainnet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/solana&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> const</span><span> kit </span><span class="code-keyword">=</span><span class="code-function"> createKit</span><span>({</span></span>
<span class="line"><span class="code-property">  metadata:</span><span> { </span><span class="code-property">name:</span><span class="code-string"> &#39;My dapp&#39;</span><span>, </span><span class="code-property">description:</span><span class="code-string"> &#39;What it does&#39;</span><span>, </span><span class="code-property">url:</span><span class="code-string"> &#39;https://dapp.example&#39;</span><span>, </span><span class="code-property">icons:</span><span> [] },</span></span>
<span class="line"><span class="code-property">  adapters:</span><span> [</span></span>
<span class="line"><span class="code-function">    eip155</span><span>({ </span><span class="code-property">networks:</span><span> [mainnet, base] }),</span></span>
<span class="line"><span class="code-function">    solana</span><span>({ </span><span class="code-property">networks:</span><span> [solanaMainnet] }),</span></span>
<span class="line"><span class="code-function">    polkadot</span><span>({ </span><span class="code-property">networks:</span><span> [polkadotAssetHub] }),</span></span>
<span class="line"><span class="code-function">    bitcoin</span><span>({ </span><span class="code-property">networks:</span><span> [bitcoinMainnet] }),</span></span>
<span class="line"><span>  ],</span></span>
<span class="line"><span class="code-property">  plugins:</span><span> [</span><span class="code-function">modal</span><span>()],</span></span>
<span class="line"><span>})</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">declare</span><span class="code-keyword"> module</span><span class="code-string"> &#39;@kit/core&#39;</span><span> {</span></span>
<span class="line"><span class="code-keyword">  interface</span><span class="code-type"> Register</span><span> {</span></span>
<span class="line"><span>    kit</span><span class="code-keyword">:</span><span class="code-keyword"> typeof</span><span> kit</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/multichain/src/kit.ts">examples/multichain/src/kit.ts</a></p><h2 id="3-show-the-account-of-each-chain" tabindex="-1">3. Show the account of each chain <a class="header-anchor" href="#3-show-the-account-of-each-chain" aria-label="Permalink to &quot;3. Show the account of each chain&quot;">​</a></h2><p>In <code>src/Chain.tsx</code>:</p><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { useConnection, useDisconnect } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { useModal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react-ui&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">type</span><span class="code-type"> ChainProps</span><span class="code-keyword"> =</span><span> { name</span><span class="code-keyword">:</span><span class="code-type"> string</span><span>; namespace</span><span class="code-keyword">:</span><span class="code-string"> &#39;eip155&#39;</span><span class="code-keyword"> |</span><span class="code-string"> &#39;solana&#39;</span><span class="code-keyword"> |</span><span class="code-string"> &#39;polkadot&#39;</span><span class="code-keyword"> |</span><span class="code-string"> &#39;bip122&#39;</span><span> }</span></span>
<span class="line"></span>
<span class="line"><span class="code-comment">/** Shows the connected account of one chain family. */</span></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> Chain</span><span>({ name, namespace }</span><span class="code-keyword">:</span><span class="code-type"> ChainProps</span><span>) {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { address } </span><span class="code-keyword">=</span><span class="code-function"> useConnection</span><span>({ namespace })</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { mutate: disconnect } </span><span class="code-keyword">=</span><span class="code-function"> useDisconnect</span><span>()</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { open } </span><span class="code-keyword">=</span><span class="code-function"> useModal</span><span>()</span></span>
<span class="line"><span class="code-keyword">  if</span><span> (</span><span class="code-keyword">!</span><span>address)</span></span>
<span class="line"><span class="code-keyword">    return</span><span> (</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">li</span><span>&gt;</span></span>
<span class="line"><span>        &lt;</span><span class="code-type">button</span><span class="code-property"> type</span><span class="code-keyword">=</span><span class="code-string">&quot;button&quot;</span><span class="code-property"> onClick</span><span class="code-keyword">=</span><span>{() </span><span class="code-keyword">=&gt;</span><span class="code-function"> open</span><span>({ </span><span class="code-property">view:</span><span class="code-string"> &#39;Connect&#39;</span><span>, namespace })}&gt;</span></span>
<span class="line"><span>          Connect {name}</span></span>
<span class="line"><span>        &lt;/</span><span class="code-type">button</span><span>&gt;</span></span>
<span class="line"><span>      &lt;/</span><span class="code-type">li</span><span>&gt;</span></span>
<span class="line"><span>    )</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">li</span><span>&gt;</span></span>
<span class="line"><span>      {name}: {address}{</span><span class="code-string">&#39; &#39;</span><span>}</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">button</span><span class="code-property"> type</span><span class="code-keyword">=</span><span class="code-string">&quot;button&quot;</span><span class="code-property"> onClick</span><span class="code-keyword">=</span><span>{() </span><span class="code-keyword">=&gt;</span><span class="code-function"> disconnect</span><span>({ namespace })}&gt;</span></span>
<span class="line"><span>        Disconnect {name}</span></span>
<span class="line"><span>      &lt;/</span><span class="code-type">button</span><span>&gt;</span></span>
<span class="line"><span>    &lt;/</span><span class="code-type">li</span><span>&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/multichain/src/Chain.tsx">examples/multichain/src/Chain.tsx</a></p><h2 id="4-render-the-button-and-the-modal" tabindex="-1">4. Render the button and the modal <a class="header-anchor" href="#4-render-the-button-and-the-modal" aria-label="Permalink to &quot;4. Render the button and the modal&quot;">​</a></h2><p>Replace <code>src/main.tsx</code>:</p><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { KitProvider } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { KitModal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react-ui&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { createRoot } </span><span class="code-keyword">from</span><span class="code-string"> &#39;react-dom/client&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { Chain } </span><span class="code-keyword">from</span><span class="code-string"> &#39;./Chain&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { kit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;./kit&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-function">createRoot</span><span>(document.</span><span class="code-function">getElementById</span><span>(</span><span class="code-string">&#39;root&#39;</span><span>) </span><span class="code-keyword">as</span><span class="code-type"> HTMLElement</span><span>).</span><span class="code-function">render</span><span>(</span></span>
<span class="line"><span>  &lt;</span><span class="code-type">KitProvider</span><span class="code-property"> kit</span><span class="code-keyword">=</span><span>{kit}&gt;</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">ul</span><span>&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">Chain</span><span class="code-property"> name</span><span class="code-keyword">=</span><span class="code-string">&quot;Ethereum&quot;</span><span class="code-property"> namespace</span><span class="code-keyword">=</span><span class="code-string">&quot;eip155&quot;</span><span> /&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">Chain</span><span class="code-property"> name</span><span class="code-keyword">=</span><span class="code-string">&quot;Solana&quot;</span><span class="code-property"> namespace</span><span class="code-keyword">=</span><span class="code-string">&quot;solana&quot;</span><span> /&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">Chain</span><span class="code-property"> name</span><span class="code-keyword">=</span><span class="code-string">&quot;Polkadot&quot;</span><span class="code-property"> namespace</span><span class="code-keyword">=</span><span class="code-string">&quot;polkadot&quot;</span><span> /&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">Chain</span><span class="code-property"> name</span><span class="code-keyword">=</span><span class="code-string">&quot;Bitcoin&quot;</span><span class="code-property"> namespace</span><span class="code-keyword">=</span><span class="code-string">&quot;bip122&quot;</span><span> /&gt;</span></span>
<span class="line"><span>    &lt;/</span><span class="code-type">ul</span><span>&gt;</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">KitModal</span><span> /&gt;</span></span>
<span class="line"><span>  &lt;/</span><span class="code-type">KitProvider</span><span>&gt;,</span></span>
<span class="line"><span>)</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/multichain/src/main.tsx">examples/multichain/src/main.tsx</a></p><h2 id="5-connect" tabindex="-1">5. Connect <a class="header-anchor" href="#5-connect" aria-label="Permalink to &quot;5. Connect&quot;">​</a></h2><p>Run <code>npm run dev</code>, and open the address that it prints. The button opens the modal, which lists the wallets in the user&#39;s browser. After the user connects, the page shows the address.</p><h2 id="next" tabindex="-1">Next <a class="header-anchor" href="#next" aria-label="Permalink to &quot;Next&quot;">​</a></h2><ul><li><a href="/#guides">Guides</a></li><li><a href="/options">Options</a> of <code>createKit</code> and <code>KitModal</code></li><li><a href="/test-a-dapp">Test a dapp</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("start/several-chains.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const severalChains = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  severalChains as default
};
