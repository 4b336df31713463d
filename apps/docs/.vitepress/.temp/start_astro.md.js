import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Quick start with Astro","description":"","frontmatter":{},"headers":[],"relativePath":"start/astro.md","filePath":"docs/start/astro.md"}');
const _sfc_main = { name: "start/astro.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="quick-start-with-astro" tabindex="-1">Quick start with Astro <a class="header-anchor" href="#quick-start-with-astro" aria-label="Permalink to &quot;Quick start with Astro&quot;">​</a></h1><p>Connect a wallet in an island of an Astro page. The island is a React component, which Astro renders in advance.</p><p>You need a version of Node that Astro supports (20.19 or later), npm, and a wallet in your browser.</p><h2 id="1-install-the-packages" tabindex="-1">1. Install the packages <a class="header-anchor" href="#1-install-the-packages" aria-label="Permalink to &quot;1. Install the packages&quot;">​</a></h2><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npm</span><span class="code-string"> create</span><span class="code-string"> astro@latest</span><span class="code-string"> my-dapp</span><span class="code-constant"> --</span><span class="code-constant"> --template</span><span class="code-string"> minimal</span></span>
<span class="line"><span class="code-function">cd</span><span class="code-string"> my-dapp</span></span>
<span class="line"><span class="code-function">npx</span><span class="code-string"> astro</span><span class="code-string"> add</span><span class="code-string"> react</span></span>
<span class="line"><span class="code-function">npm</span><span class="code-string"> install</span><span class="code-string"> @kit/evm</span><span class="code-string"> viem</span></span></code></pre></div><h2 id="2-create-the-kit" tabindex="-1">2. Create the kit <a class="header-anchor" href="#2-create-the-kit" aria-label="Permalink to &quot;2. Create the kit&quot;">​</a></h2><p>In <code>src/kit.ts</code>:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-comment">// src/kit.ts</span></span>
<span class="line"><span class="code-keyword">import</span><span> { createKit, eip155, modal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { base, mainnet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm/chains&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> const</span><span> kit </span><span class="code-keyword">=</span><span class="code-function"> createKit</span><span>({</span></span>
<span class="line"><span class="code-property">  metadata:</span><span> { </span><span class="code-property">name:</span><span class="code-string"> &#39;My dapp&#39;</span><span>, </span><span class="code-property">description:</span><span class="code-string"> &#39;What it does&#39;</span><span>, </span><span class="code-property">url:</span><span class="code-string"> &#39;https://dapp.example&#39;</span><span>, </span><span class="code-property">icons:</span><span> [] },</span></span>
<span class="line"><span class="code-property">  adapters:</span><span> [</span><span class="code-function">eip155</span><span>({ </span><span class="code-property">networks:</span><span> [mainnet, base] })],</span></span>
<span class="line"><span class="code-property">  plugins:</span><span> [</span><span class="code-function">modal</span><span>()],</span></span>
<span class="line"><span>})</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">declare</span><span class="code-keyword"> module</span><span class="code-string"> &#39;@kit/evm&#39;</span><span> {</span></span>
<span class="line"><span class="code-keyword">  interface</span><span class="code-type"> Register</span><span> {</span></span>
<span class="line"><span>    kit</span><span class="code-keyword">:</span><span class="code-keyword"> typeof</span><span> kit</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}</span></span></code></pre></div><h2 id="3-write-the-island" tabindex="-1">3. Write the island <a class="header-anchor" href="#3-write-the-island" aria-label="Permalink to &quot;3. Write the island&quot;">​</a></h2><p>In <code>src/components/Wallet.tsx</code>:</p><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-comment">// src/components/Wallet.tsx</span></span>
<span class="line"><span class="code-keyword">import</span><span> { ConnectButton, KitModal, KitProvider, useConnection, useDisconnect } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { kit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;../kit&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">function</span><span class="code-function"> Visitor</span><span>() {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { address } </span><span class="code-keyword">=</span><span class="code-function"> useConnection</span><span>()</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { mutate: disconnect } </span><span class="code-keyword">=</span><span class="code-function"> useDisconnect</span><span>()</span></span>
<span class="line"><span class="code-keyword">  if</span><span> (</span><span class="code-keyword">!</span><span>address) </span><span class="code-keyword">return</span><span> &lt;</span><span class="code-type">p</span><span>&gt;No wallet is connected.&lt;/</span><span class="code-type">p</span><span>&gt;</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">p</span><span>&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">output</span><span>&gt;{address}&lt;/</span><span class="code-type">output</span><span>&gt;{</span><span class="code-string">&#39; &#39;</span><span>}</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">button</span><span class="code-property"> type</span><span class="code-keyword">=</span><span class="code-string">&quot;button&quot;</span><span class="code-property"> onClick</span><span class="code-keyword">=</span><span>{() </span><span class="code-keyword">=&gt;</span><span class="code-function"> disconnect</span><span>()}&gt;</span></span>
<span class="line"><span>        Disconnect</span></span>
<span class="line"><span>      &lt;/</span><span class="code-type">button</span><span>&gt;</span></span>
<span class="line"><span>    &lt;/</span><span class="code-type">p</span><span>&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> Wallet</span><span>() {</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">KitProvider</span><span class="code-property"> kit</span><span class="code-keyword">=</span><span>{kit}&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">ConnectButton</span><span> /&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">Visitor</span><span> /&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">KitModal</span><span> /&gt;</span></span>
<span class="line"><span>    &lt;/</span><span class="code-type">KitProvider</span><span>&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span></code></pre></div><h2 id="4-add-it-to-a-page" tabindex="-1">4. Add it to a page <a class="header-anchor" href="#4-add-it-to-a-page" aria-label="Permalink to &quot;4. Add it to a page&quot;">​</a></h2><p>In <code>src/pages/index.astro</code>. The style sheet has the styles of the button that is in the HTML:</p><div class="language-astro"><button title="Copy Code" class="copy"></button><span class="lang">astro</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-comment">---</span></span>
<span class="line"><span class="code-keyword">import</span><span class="code-string"> &#39;@kit/evm/styles.css&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { Wallet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;../components/Wallet&#39;</span></span>
<span class="line"><span class="code-comment">---</span></span>
<span class="line"></span>
<span class="line"><span>&lt;</span><span class="code-type">html</span><span class="code-property"> lang</span><span>=</span><span class="code-string">&quot;en&quot;</span><span>&gt;</span></span>
<span class="line"><span>  &lt;</span><span class="code-type">head</span><span>&gt;</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">meta</span><span class="code-property"> charset</span><span>=</span><span class="code-string">&quot;utf-8&quot;</span><span> /&gt;</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">meta</span><span class="code-property"> name</span><span>=</span><span class="code-string">&quot;viewport&quot;</span><span class="code-property"> content</span><span>=</span><span class="code-string">&quot;width=device-width&quot;</span><span> /&gt;</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">title</span><span>&gt;My dapp&lt;/</span><span class="code-type">title</span><span>&gt;</span></span>
<span class="line"><span>  &lt;/</span><span class="code-type">head</span><span>&gt;</span></span>
<span class="line"><span>  &lt;</span><span class="code-type">body</span><span>&gt;</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">h1</span><span>&gt;My dapp&lt;/</span><span class="code-type">h1</span><span>&gt;</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">Wallet</span><span class="code-property"> client:load</span><span> /&gt;</span></span>
<span class="line"><span>  &lt;/</span><span class="code-type">body</span><span>&gt;</span></span>
<span class="line"><span>&lt;/</span><span class="code-type">html</span><span>&gt;</span></span></code></pre></div><h2 id="5-connect" tabindex="-1">5. Connect <a class="header-anchor" href="#5-connect" aria-label="Permalink to &quot;5. Connect&quot;">​</a></h2><p>Run <code>npm run dev</code>, and open the address that it prints. The button opens the modal, which lists the wallets in the user&#39;s browser. After the user connects, the page shows the address.</p><p>Keep what needs the wallet in one island. If a page has several, render <code>KitModal</code> in one of them: they share the kit of <code>src/kit.ts</code>.</p><h2 id="next" tabindex="-1">Next <a class="header-anchor" href="#next" aria-label="Permalink to &quot;Next&quot;">​</a></h2><ul><li><a href="/#guides">Guides</a></li><li><a href="/options">Options</a> of <code>createKit</code> and <code>KitModal</code></li><li><a href="/test-a-dapp">Test a dapp</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("start/astro.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const astro = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  astro as default
};
