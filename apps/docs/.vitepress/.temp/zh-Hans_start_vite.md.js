import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Vite 和 React 快速开始","description":"","frontmatter":{},"headers":[],"relativePath":"zh-Hans/start/vite.md","filePath":"docs/zh-Hans/start/vite.md"}');
const _sfc_main = { name: "zh-Hans/start/vite.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="vite-和-react-快速开始" tabindex="-1">Vite 和 React 快速开始 <a class="header-anchor" href="#vite-和-react-快速开始" aria-label="Permalink to &quot;Vite 和 React 快速开始&quot;">​</a></h1><p>在 React 应用中连接钱包。需要 Node 20.19 或更高版本。完整的应用见 <a href="https://kit.example/kit/tree/main/examples/vite" target="_blank" rel="noreferrer">examples/vite</a>。</p><h2 id="1-安装软件包" tabindex="-1">1. 安装软件包 <a class="header-anchor" href="#1-安装软件包" aria-label="Permalink to &quot;1. 安装软件包&quot;">​</a></h2><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npm</span><span class="code-string"> create</span><span class="code-string"> vite@latest</span><span class="code-string"> my-dapp</span><span class="code-constant"> --</span><span class="code-constant"> --template</span><span class="code-string"> react-ts</span></span>
<span class="line"><span class="code-function">cd</span><span class="code-string"> my-dapp</span></span>
<span class="line"><span class="code-function">npm</span><span class="code-string"> install</span><span class="code-string"> @kit/evm</span><span class="code-string"> viem</span></span></code></pre></div><h2 id="2-创建工具包" tabindex="-1">2. 创建工具包 <a class="header-anchor" href="#2-创建工具包" aria-label="Permalink to &quot;2. 创建工具包&quot;">​</a></h2><p>在 <code>src/kit.ts</code> 中：</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { createKit, eip155, modal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { base, mainnet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm/chains&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> const</span><span> kit </span><span class="code-keyword">=</span><span class="code-function"> createKit</span><span>({</span></span>
<span class="line"><span class="code-property">  metadata:</span><span> { </span><span class="code-property">name:</span><span class="code-string"> &#39;My dapp&#39;</span><span>, </span><span class="code-property">description:</span><span class="code-string"> &#39;What it does&#39;</span><span>, </span><span class="code-property">url:</span><span class="code-string"> &#39;https://dapp.example&#39;</span><span>, </span><span class="code-property">icons:</span><span> [] },</span></span>
<span class="line"><span class="code-property">  adapters:</span><span> [</span><span class="code-function">eip155</span><span>({ </span><span class="code-property">networks:</span><span> [mainnet, base] })],</span></span>
<span class="line"><span class="code-property">  plugins:</span><span> [</span><span class="code-function">modal</span><span>()],</span></span>
<span class="line"><span>})</span></span>
<span class="line"></span>
<span class="line"><span class="code-comment">// Vite runs this file again after you edit it: ends the old kit, and updates the files that import it.</span></span>
<span class="line"><span class="code-keyword">import</span><span>.meta.hot?.</span><span class="code-function">dispose</span><span>(() </span><span class="code-keyword">=&gt;</span><span> kit.</span><span class="code-function">destroy</span><span>())</span></span>
<span class="line"><span class="code-keyword">import</span><span>.meta.hot?.</span><span class="code-function">accept</span><span>(() </span><span class="code-keyword">=&gt;</span><span class="code-keyword"> import</span><span>.meta.hot?.</span><span class="code-function">invalidate</span><span>())</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">declare</span><span class="code-keyword"> module</span><span class="code-string"> &#39;@kit/evm&#39;</span><span> {</span></span>
<span class="line"><span class="code-keyword">  interface</span><span class="code-type"> Register</span><span> {</span></span>
<span class="line"><span>    kit</span><span class="code-keyword">:</span><span class="code-keyword"> typeof</span><span> kit</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/vite/src/kit.ts">examples/vite/src/kit.ts</a></p><p>末尾的声明为 hooks 和命令提供您所用链的类型。</p><h2 id="3-显示按钮账户和弹窗" tabindex="-1">3. 显示按钮、账户和弹窗 <a class="header-anchor" href="#3-显示按钮账户和弹窗" aria-label="Permalink to &quot;3. 显示按钮、账户和弹窗&quot;">​</a></h2><p>替换 <code>src/App.tsx</code>：</p><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { ConnectButton, KitModal, KitProvider, useConnection, useDisconnect } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { kit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;./kit.ts&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">function</span><span class="code-function"> Visitor</span><span>() {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { address, network } </span><span class="code-keyword">=</span><span class="code-function"> useConnection</span><span>()</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { mutate: disconnect } </span><span class="code-keyword">=</span><span class="code-function"> useDisconnect</span><span>()</span></span>
<span class="line"><span class="code-keyword">  if</span><span> (</span><span class="code-keyword">!</span><span>address) </span><span class="code-keyword">return</span><span> &lt;</span><span class="code-type">p</span><span>&gt;No wallet is connected.&lt;/</span><span class="code-type">p</span><span>&gt;</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">p</span><span>&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">output</span><span>&gt;{address}&lt;/</span><span class="code-type">output</span><span>&gt; on {network.name}{</span><span class="code-string">&#39; &#39;</span><span>}</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">button</span><span class="code-property"> type</span><span class="code-keyword">=</span><span class="code-string">&quot;button&quot;</span><span class="code-property"> onClick</span><span class="code-keyword">=</span><span>{() </span><span class="code-keyword">=&gt;</span><span class="code-function"> disconnect</span><span>()}&gt;</span></span>
<span class="line"><span>        Disconnect</span></span>
<span class="line"><span>      &lt;/</span><span class="code-type">button</span><span>&gt;</span></span>
<span class="line"><span>    &lt;/</span><span class="code-type">p</span><span>&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> default</span><span class="code-keyword"> function</span><span class="code-function"> App</span><span>() {</span></span>
<span class="line"><span class="code-keyword">  return</span><span> (</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">KitProvider</span><span class="code-property"> kit</span><span class="code-keyword">=</span><span>{kit}&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">ConnectButton</span><span> /&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">Visitor</span><span> /&gt;</span></span>
<span class="line"><span>      &lt;</span><span class="code-type">KitModal</span><span> /&gt;</span></span>
<span class="line"><span>    &lt;/</span><span class="code-type">KitProvider</span><span>&gt;</span></span>
<span class="line"><span>  )</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/vite/src/App.tsx">examples/vite/src/App.tsx</a></p><h2 id="4-连接" tabindex="-1">4. 连接 <a class="header-anchor" href="#4-连接" aria-label="Permalink to &quot;4. 连接&quot;">​</a></h2><p>运行 <code>npm run dev</code>，并打开它输出的地址。按钮会打开弹窗，其中列出用户浏览器中的钱包。用户连接后，页面会显示地址。</p><h2 id="下一步" tabindex="-1">下一步 <a class="header-anchor" href="#下一步" aria-label="Permalink to &quot;下一步&quot;">​</a></h2><ul><li><a href="/zh-Hans/#guides">指南</a></li><li><code>createKit</code> 和 <code>KitModal</code> 的 <a href="/options">Options</a>（英文）</li><li><a href="/test-a-dapp">Test a dapp</a>（英文）</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("zh-Hans/start/vite.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const vite = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  vite as default
};
