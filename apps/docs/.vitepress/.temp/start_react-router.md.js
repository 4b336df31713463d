import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Quick start with React Router","description":"","frontmatter":{},"headers":[],"relativePath":"start/react-router.md","filePath":"docs/start/react-router.md"}');
const _sfc_main = { name: "start/react-router.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="quick-start-with-react-router" tabindex="-1">Quick start with React Router <a class="header-anchor" href="#quick-start-with-react-router" aria-label="Permalink to &quot;Quick start with React Router&quot;">​</a></h1><p>Connect a wallet in an app of React Router 7 in framework mode. The server renders the connected account.</p><p>You need Node 20.19 or later, npm, and a wallet in your browser.</p><h2 id="1-install-the-packages" tabindex="-1">1. Install the packages <a class="header-anchor" href="#1-install-the-packages" aria-label="Permalink to &quot;1. Install the packages&quot;">​</a></h2><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npx</span><span class="code-string"> create-react-router@7</span><span class="code-string"> my-dapp</span></span>
<span class="line"><span class="code-function">cd</span><span class="code-string"> my-dapp</span></span>
<span class="line"><span class="code-function">npm</span><span class="code-string"> install</span><span class="code-string"> @kit/evm</span><span class="code-string"> viem</span></span></code></pre></div><h2 id="2-create-the-kit" tabindex="-1">2. Create the kit <a class="header-anchor" href="#2-create-the-kit" aria-label="Permalink to &quot;2. Create the kit&quot;">​</a></h2><p>In <code>app/kit.ts</code>:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-comment">// app/kit.ts</span></span>
<span class="line"><span class="code-keyword">import</span><span> { browserPorts, cookieStorage, createKit, eip155, </span><span class="code-keyword">type</span><span> InitialState, modal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { base, mainnet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm/chains&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-comment">/** Creates a kit for the page or for one server request. */</span></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> createAppKit</span><span>(initialState</span><span class="code-keyword">?:</span><span class="code-type"> InitialState</span><span>) {</span></span>
<span class="line"><span class="code-keyword">  return</span><span class="code-function"> createKit</span><span>({</span></span>
<span class="line"><span class="code-property">    metadata:</span><span> { </span><span class="code-property">name:</span><span class="code-string"> &#39;My dapp&#39;</span><span>, </span><span class="code-property">description:</span><span class="code-string"> &#39;What it does&#39;</span><span>, </span><span class="code-property">url:</span><span class="code-string"> &#39;https://dapp.example&#39;</span><span>, </span><span class="code-property">icons:</span><span> [] },</span></span>
<span class="line"><span class="code-property">    adapters:</span><span> [</span><span class="code-function">eip155</span><span>({ </span><span class="code-property">networks:</span><span> [mainnet, base] })],</span></span>
<span class="line"><span class="code-property">    plugins:</span><span> [</span><span class="code-function">modal</span><span>()],</span></span>
<span class="line"><span>    initialState,</span></span>
<span class="line"><span class="code-keyword">    ...</span><span>(</span><span class="code-keyword">typeof</span><span> document </span><span class="code-keyword">!==</span><span class="code-string"> &#39;undefined&#39;</span><span class="code-keyword"> &amp;&amp;</span><span> { </span><span class="code-property">ports:</span><span> { </span><span class="code-property">storage:</span><span class="code-function"> cookieStorage</span><span>(</span><span class="code-function">browserPorts</span><span>().storage, document) } }),</span></span>
<span class="line"><span>  })</span></span>
<span class="line"><span>}</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">declare</span><span class="code-keyword"> module</span><span class="code-string"> &#39;@kit/evm&#39;</span><span> {</span></span>
<span class="line"><span class="code-keyword">  interface</span><span class="code-type"> Register</span><span> {</span></span>
<span class="line"><span>    kit</span><span class="code-keyword">:</span><span class="code-type"> ReturnType</span><span>&lt;</span><span class="code-keyword">typeof</span><span> createAppKit&gt;</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}</span></span></code></pre></div><h2 id="3-provide-it" tabindex="-1">3. Provide it <a class="header-anchor" href="#3-provide-it" aria-label="Permalink to &quot;3. Provide it&quot;">​</a></h2><p>Replace <code>app/root.tsx</code>. The loader reads the cookie, and each request has its own kit:</p><div class="language-typescript"><button title="Copy Code" class="copy"></button><span class="lang">typescript</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { KitModal, KitProvider, parseInitialState } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { </span><span class="code-keyword">type</span><span> ReactNode, useState } </span><span class="code-keyword">from</span><span class="code-string"> &#39;react&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { Links, </span><span class="code-keyword">type</span><span> LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } </span><span class="code-keyword">from</span><span class="code-string"> &#39;react-router&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { createAppKit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;./kit&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span class="code-string"> &#39;@kit/evm/styles.css&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> loader</span><span>({ request }</span><span class="code-keyword">:</span><span class="code-type"> LoaderFunctionArgs</span><span>) {</span></span>
<span class="line"><span class="code-keyword">  return</span><span> { </span><span class="code-property">initialState:</span><span class="code-function"> parseInitialState</span><span>(request.headers.</span><span class="code-function">get</span><span>(</span><span class="code-string">&#39;cookie&#39;</span><span>)) }</span></span>
<span class="line"><span>}</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> Layout</span><span>({ children }</span><span class="code-keyword">:</span><span> { children</span><span class="code-keyword">:</span><span class="code-type"> ReactNode</span><span> }) {</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span class="code-keyword">    &lt;</span><span>html lang</span><span class="code-keyword">=</span><span class="code-string">&quot;en&quot;</span><span class="code-keyword">&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">head</span><span>&gt;</span></span>
<span class="line"><span class="code-keyword">        &lt;</span><span>meta charSet</span><span class="code-keyword">=</span><span class="code-string">&quot;utf-8&quot;</span><span class="code-keyword"> /&gt;</span></span>
<span class="line"><span class="code-keyword">        &lt;</span><span>meta name</span><span class="code-keyword">=</span><span class="code-string">&quot;viewport&quot;</span><span> content</span><span class="code-keyword">=</span><span class="code-string">&quot;width=device-width, initial-scale=1&quot;</span><span class="code-keyword"> /&gt;</span></span>
<span class="line"><span class="code-keyword">        &lt;</span><span>Meta </span><span class="code-keyword">/&gt;</span></span>
<span class="line"><span class="code-keyword">        &lt;</span><span>Links </span><span class="code-keyword">/&gt;</span></span>
<span class="line"><span class="code-keyword">      &lt;/</span><span>head</span><span class="code-keyword">&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">body</span><span>&gt;</span></span>
<span class="line"><span>        {children}</span></span>
<span class="line"><span class="code-keyword">        &lt;</span><span>ScrollRestoration </span><span class="code-keyword">/&gt;</span></span>
<span class="line"><span class="code-keyword">        &lt;</span><span>Scripts </span><span class="code-keyword">/&gt;</span></span>
<span class="line"><span class="code-keyword">      &lt;/</span><span>body</span><span class="code-keyword">&gt;</span></span>
<span class="line"><span class="code-keyword">    &lt;/</span><span>html</span><span class="code-keyword">&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> default</span><span class="code-keyword"> function</span><span class="code-function"> App</span><span>() {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { initialState } </span><span class="code-keyword">=</span><span class="code-function"> useLoaderData</span><span>&lt;</span><span class="code-keyword">typeof</span><span> loader&gt;()</span></span>
<span class="line"><span class="code-keyword">  const</span><span> [kit] </span><span class="code-keyword">=</span><span class="code-function"> useState</span><span>(() </span><span class="code-keyword">=&gt;</span><span class="code-function"> createAppKit</span><span>(initialState))</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span class="code-keyword">    &lt;</span><span>KitProvider kit</span><span class="code-keyword">=</span><span>{kit}</span><span class="code-keyword">&gt;</span></span>
<span class="line"><span class="code-keyword">      &lt;</span><span>Outlet </span><span class="code-keyword">/&gt;</span></span>
<span class="line"><span class="code-keyword">      &lt;</span><span>KitModal </span><span class="code-keyword">/&gt;</span></span>
<span class="line"><span class="code-keyword">    &lt;/</span><span>KitProvider</span><span class="code-keyword">&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span></code></pre></div><h2 id="4-show-the-account" tabindex="-1">4. Show the account <a class="header-anchor" href="#4-show-the-account" aria-label="Permalink to &quot;4. Show the account&quot;">​</a></h2><p>Replace <code>app/routes/home.tsx</code>:</p><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-comment">// app/routes/home.tsx</span></span>
<span class="line"><span class="code-keyword">import</span><span> { ConnectButton, useConnection, useDisconnect } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> default</span><span class="code-keyword"> function</span><span class="code-function"> Home</span><span>() {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { address } </span><span class="code-keyword">=</span><span class="code-function"> useConnection</span><span>()</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { mutate: disconnect } </span><span class="code-keyword">=</span><span class="code-function"> useDisconnect</span><span>()</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">main</span><span>&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">ConnectButton</span><span> /&gt;</span></span>
<span class="line"><span>      {address </span><span class="code-keyword">?</span><span> &lt;</span><span class="code-type">output</span><span>&gt;{address}&lt;/</span><span class="code-type">output</span><span>&gt; </span><span class="code-keyword">:</span><span> &lt;</span><span class="code-type">p</span><span>&gt;No wallet is connected.&lt;/</span><span class="code-type">p</span><span>&gt;}</span></span>
<span class="line"><span>      {address </span><span class="code-keyword">&amp;&amp;</span><span> (</span></span>
<span class="line"><span>        &lt;</span><span class="code-type">button</span><span class="code-property"> type</span><span class="code-keyword">=</span><span class="code-string">&quot;button&quot;</span><span class="code-property"> onClick</span><span class="code-keyword">=</span><span>{() </span><span class="code-keyword">=&gt;</span><span class="code-function"> disconnect</span><span>()}&gt;</span></span>
<span class="line"><span>          Disconnect</span></span>
<span class="line"><span>        &lt;/</span><span class="code-type">button</span><span>&gt;</span></span>
<span class="line"><span>      )}</span></span>
<span class="line"><span>    &lt;/</span><span class="code-type">main</span><span>&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span></code></pre></div><h2 id="5-connect" tabindex="-1">5. Connect <a class="header-anchor" href="#5-connect" aria-label="Permalink to &quot;5. Connect&quot;">​</a></h2><p>Run <code>npm run dev</code>, and open the address that it prints. The button opens the modal, which lists the wallets in the user&#39;s browser. After the user connects, the page shows the address. After a reload, the address is in the HTML already. <a href="/server-rendering">Server rendering</a> explains how.</p><h2 id="next" tabindex="-1">Next <a class="header-anchor" href="#next" aria-label="Permalink to &quot;Next&quot;">​</a></h2><ul><li><a href="/#guides">Guides</a></li><li><a href="/options">Options</a> of <code>createKit</code> and <code>KitModal</code></li><li><a href="/test-a-dapp">Test a dapp</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("start/react-router.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const reactRouter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  reactRouter as default
};
