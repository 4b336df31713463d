import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Quick start with Next.js","description":"","frontmatter":{},"headers":[],"relativePath":"start/next.md","filePath":"docs/start/next.md"}');
const _sfc_main = { name: "start/next.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="quick-start-with-nextjs" tabindex="-1">Quick start with Next.js <a class="header-anchor" href="#quick-start-with-nextjs" aria-label="Permalink to &quot;Quick start with Next.js&quot;">​</a></h1><p>Connect a wallet in an app with the App Router. The server renders the connected account. The complete app is in <a href="https://kit.example/kit/tree/main/examples/next" target="_blank" rel="noreferrer">examples/next</a>.</p><p>You need Node 20.19 or later, npm, and a wallet in your browser.</p><h2 id="1-install-the-packages" tabindex="-1">1. Install the packages <a class="header-anchor" href="#1-install-the-packages" aria-label="Permalink to &quot;1. Install the packages&quot;">​</a></h2><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npx</span><span class="code-string"> create-next-app@latest</span><span class="code-string"> my-dapp</span><span class="code-constant"> --typescript</span><span class="code-constant"> --app</span><span class="code-constant"> --no-src-dir</span></span>
<span class="line"><span class="code-function">cd</span><span class="code-string"> my-dapp</span></span>
<span class="line"><span class="code-function">npm</span><span class="code-string"> install</span><span class="code-string"> @kit/core</span><span class="code-string"> @kit/eip155-viem</span><span class="code-string"> @kit/react</span><span class="code-string"> @kit/react-ui</span><span class="code-string"> viem</span><span class="code-string"> rxjs</span></span></code></pre></div><h2 id="2-create-the-kit" tabindex="-1">2. Create the kit <a class="header-anchor" href="#2-create-the-kit" aria-label="Permalink to &quot;2. Create the kit&quot;">​</a></h2><p>In <code>app/kit.ts</code>:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { browserPorts, cookieStorage, createKit, </span><span class="code-keyword">type</span><span> InitialState } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/core&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { eip155 } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { base, mainnet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem/chains&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { modal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react-ui&#39;</span></span>
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
<span class="line"><span class="code-keyword">declare</span><span class="code-keyword"> module</span><span class="code-string"> &#39;@kit/core&#39;</span><span> {</span></span>
<span class="line"><span class="code-keyword">  interface</span><span class="code-type"> Register</span><span> {</span></span>
<span class="line"><span>    kit</span><span class="code-keyword">:</span><span class="code-type"> ReturnType</span><span>&lt;</span><span class="code-keyword">typeof</span><span> createAppKit&gt;</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/next/app/kit.ts">examples/next/app/kit.ts</a></p><h2 id="3-provide-it" tabindex="-1">3. Provide it <a class="header-anchor" href="#3-provide-it" aria-label="Permalink to &quot;3. Provide it&quot;">​</a></h2><p>In <code>app/Providers.tsx</code>, create one kit per request:</p><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-string">&#39;use client&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span class="code-keyword"> type</span><span> { InitialState } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/core&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { KitProvider } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { KitModal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react-ui&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { </span><span class="code-keyword">type</span><span> ReactNode, useState } </span><span class="code-keyword">from</span><span class="code-string"> &#39;react&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { createAppKit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;./kit&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> Providers</span><span>({ initialState, children }</span><span class="code-keyword">:</span><span> { initialState</span><span class="code-keyword">?:</span><span class="code-type"> InitialState</span><span>; children</span><span class="code-keyword">:</span><span class="code-type"> ReactNode</span><span> }) {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> [kit] </span><span class="code-keyword">=</span><span class="code-function"> useState</span><span>(() </span><span class="code-keyword">=&gt;</span><span class="code-function"> createAppKit</span><span>(initialState))</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">KitProvider</span><span class="code-property"> kit</span><span class="code-keyword">=</span><span>{kit}&gt;</span></span>
<span class="line"><span>      {children}</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">KitModal</span><span> /&gt;</span></span>
<span class="line"><span>    &lt;/</span><span class="code-type">KitProvider</span><span>&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/next/app/Providers.tsx">examples/next/app/Providers.tsx</a></p><h2 id="4-read-the-cookie-in-the-layout" tabindex="-1">4. Read the cookie in the layout <a class="header-anchor" href="#4-read-the-cookie-in-the-layout" aria-label="Permalink to &quot;4. Read the cookie in the layout&quot;">​</a></h2><p>In <code>app/layout.tsx</code>:</p><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { parseInitialState } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/core&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { headers } </span><span class="code-keyword">from</span><span class="code-string"> &#39;next/headers&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span class="code-keyword"> type</span><span> { ReactNode } </span><span class="code-keyword">from</span><span class="code-string"> &#39;react&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { Providers } </span><span class="code-keyword">from</span><span class="code-string"> &#39;./Providers&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span class="code-string"> &#39;@kit/react-ui/styles.css&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> const</span><span> metadata </span><span class="code-keyword">=</span><span> { </span><span class="code-property">title:</span><span class="code-string"> &#39;My dapp&#39;</span><span>, </span><span class="code-property">icons:</span><span> { </span><span class="code-property">icon:</span><span class="code-string"> &#39;data:,&#39;</span><span> } }</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> default</span><span class="code-keyword"> async</span><span class="code-keyword"> function</span><span class="code-function"> Layout</span><span>({ children }</span><span class="code-keyword">:</span><span> { children</span><span class="code-keyword">:</span><span class="code-type"> ReactNode</span><span> }) {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> initialState </span><span class="code-keyword">=</span><span class="code-function"> parseInitialState</span><span>((</span><span class="code-keyword">await</span><span class="code-function"> headers</span><span>()).</span><span class="code-function">get</span><span>(</span><span class="code-string">&#39;cookie&#39;</span><span>))</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">html</span><span class="code-property"> lang</span><span class="code-keyword">=</span><span class="code-string">&quot;en&quot;</span><span>&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">body</span><span>&gt;</span></span>
<span class="line"><span>        &lt;</span><span class="code-type">Providers</span><span class="code-property"> initialState</span><span class="code-keyword">=</span><span>{initialState}&gt;{children}&lt;/</span><span class="code-type">Providers</span><span>&gt;</span></span>
<span class="line"><span>      &lt;/</span><span class="code-type">body</span><span>&gt;</span></span>
<span class="line"><span>    &lt;/</span><span class="code-type">html</span><span>&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/next/app/layout.tsx">examples/next/app/layout.tsx</a></p><h2 id="5-show-the-account" tabindex="-1">5. Show the account <a class="header-anchor" href="#5-show-the-account" aria-label="Permalink to &quot;5. Show the account&quot;">​</a></h2><p>In <code>app/Visitor.tsx</code>:</p><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-string">&#39;use client&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { useConnection, useDisconnect } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { ConnectButton } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react-ui&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> Visitor</span><span>() {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { address } </span><span class="code-keyword">=</span><span class="code-function"> useConnection</span><span>()</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { mutate: disconnect } </span><span class="code-keyword">=</span><span class="code-function"> useDisconnect</span><span>()</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span>    &lt;&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">ConnectButton</span><span> /&gt;</span></span>
<span class="line"><span>      {address </span><span class="code-keyword">?</span><span> &lt;</span><span class="code-type">output</span><span>&gt;{address}&lt;/</span><span class="code-type">output</span><span>&gt; </span><span class="code-keyword">:</span><span> &lt;</span><span class="code-type">p</span><span>&gt;No wallet is connected.&lt;/</span><span class="code-type">p</span><span>&gt;}</span></span>
<span class="line"><span>      {address </span><span class="code-keyword">&amp;&amp;</span><span> (</span></span>
<span class="line"><span>        &lt;</span><span class="code-type">button</span><span class="code-property"> type</span><span class="code-keyword">=</span><span class="code-string">&quot;button&quot;</span><span class="code-property"> onClick</span><span class="code-keyword">=</span><span>{() </span><span class="code-keyword">=&gt;</span><span class="code-function"> disconnect</span><span>()}&gt;</span></span>
<span class="line"><span>          Disconnect</span></span>
<span class="line"><span>        &lt;/</span><span class="code-type">button</span><span>&gt;</span></span>
<span class="line"><span>      )}</span></span>
<span class="line"><span>    &lt;/&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/next/app/Visitor.tsx">examples/next/app/Visitor.tsx</a></p><p>In <code>app/page.tsx</code>:</p><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { Visitor } </span><span class="code-keyword">from</span><span class="code-string"> &#39;./Visitor&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> default</span><span class="code-keyword"> function</span><span class="code-function"> Page</span><span>() {</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">main</span><span>&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">h1</span><span>&gt;Rendered on the server&lt;/</span><span class="code-type">h1</span><span>&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">Visitor</span><span> /&gt;</span></span>
<span class="line"><span>    &lt;/</span><span class="code-type">main</span><span>&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/next/app/page.tsx">examples/next/app/page.tsx</a></p><h2 id="6-connect" tabindex="-1">6. Connect <a class="header-anchor" href="#6-connect" aria-label="Permalink to &quot;6. Connect&quot;">​</a></h2><p>Run <code>npm run dev</code>, and open the address that it prints. The button opens the modal, which lists the wallets in the user&#39;s browser. After the user connects, the page shows the address. After a reload, the address is in the HTML already. <a href="/server-rendering">Server rendering</a> explains how.</p><h2 id="next" tabindex="-1">Next <a class="header-anchor" href="#next" aria-label="Permalink to &quot;Next&quot;">​</a></h2><ul><li><a href="/#guides">Guides</a></li><li><a href="/options">Options</a> of <code>createKit</code> and <code>KitModal</code></li><li><a href="/test-a-dapp">Test a dapp</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("start/next.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const next = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  next as default
};
