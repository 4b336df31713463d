import { ssrRenderAttrs, ssrRenderAttr } from "vue/server-renderer";
import { _ as _imports_0 } from "./modal.wFGOy6_V.js";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"一个按钮，连接所有钱包，运行在您自己的服务器上。","description":"","frontmatter":{"pageClass":"home","aside":false},"headers":[],"relativePath":"zh-Hans/index.md","filePath":"docs/zh-Hans/index.md"}');
const _sfc_main = { name: "zh-Hans/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="一个按钮连接所有钱包运行在您自己的服务器上" tabindex="-1">一个按钮，连接所有钱包，运行在您自己的服务器上。 <a class="header-anchor" href="#一个按钮连接所有钱包运行在您自己的服务器上" aria-label="Permalink to &quot;一个按钮，连接所有钱包，运行在您自己的服务器上。&quot;">​</a></h1><p>面向任意链的开源钱包连接方案。自行部署，无需 API 密钥，不做追踪。</p><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npm</span><span class="code-string"> install</span><span class="code-string"> @kit/evm</span><span class="code-string"> viem</span></span></code></pre></div><ul><li><strong>94 kB</strong> 首次加载的脚本大小</li><li><strong>0</strong> 次请求（点击之前）</li><li><strong>MIT</strong> 许可证，全部功能免费</li></ul><p><img${ssrRenderAttr("src", _imports_0)} alt="演示页面上的弹窗，浅色和深色模式"></p><p><a href="#quick-start">快速开始</a> · <a href="#guides">指南</a> · <a href="/options">参考</a> · <a href="/errors">错误</a> · <a href="https://kit.example/kit/tree/main/packages" target="_blank" rel="noreferrer">代码</a></p><p>只有本页和<a href="/zh-Hans/start/vite">快速开始</a>有译文，其他页面均为英文。译文由机器翻译，如有错误，可按<a href="/add-a-language">此说明</a>更正。</p><h2 id="quick-start" tabindex="-1">快速开始 <a class="header-anchor" href="#quick-start" aria-label="Permalink to &quot;快速开始 {#quick-start}&quot;">​</a></h2><p><code>npm create kit-dapp</code> 可<a href="/start/create">创建 dapp</a>。如需将此工具包加入您的 dapp，请按本指南操作：它在 React 应用中连接 Ethereum 和 Base 上的钱包。<a href="/zh-Hans/start/vite">Vite 和 React</a> 包含全部步骤。其他环境的指南为英文： <a href="/start/next">Next</a>, <a href="/start/react-router">React Router</a>, <a href="/start/astro">Astro</a>, <a href="/start/vue">Vue</a>, <a href="/start/nuxt">Nuxt</a>, <a href="/start/svelte">Svelte</a>, <a href="/start/custom-elements">custom elements</a>, <a href="/start/plain-html">plain HTML</a>, <a href="/start/several-chains">several chains</a>.</p><p><code>src/kit.ts</code> 创建工具包：</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { createKit, eip155, modal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
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
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/vite/src/kit.ts">examples/vite/src/kit.ts</a></p><p><code>src/App.tsx</code> 显示按钮、账户和弹窗：</p><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { ConnectButton, KitModal, KitProvider, useConnection, useDisconnect } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
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
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/vite/src/App.tsx">examples/vite/src/App.tsx</a></p><p>按钮会打开弹窗，其中列出用户浏览器中的钱包。</p><h2 id="guides" tabindex="-1">指南 <a class="header-anchor" href="#guides" aria-label="Permalink to &quot;指南 {#guides}&quot;">​</a></h2><table tabindex="0"><thead><tr><th>目标</th><th>页面</th></tr></thead><tbody><tr><td>连接，并在重新加载后保持连接</td><td><a href="/guides/connect-and-reconnect">Connect and reconnect</a></td></tr><tr><td>选择网络和节点</td><td><a href="/guides/networks">Networks</a></td></tr><tr><td>一次性启用全部功能</td><td><a href="/preset">The preset</a></td></tr><tr><td>构建自己的界面</td><td><a href="/use-features">Use features without the modal</a></td></tr><tr><td>读写合约</td><td><a href="/contracts">Contracts</a></td></tr><tr><td>让用户发送、兑换和购买</td><td><a href="/guides/send-swap-buy">Send, swap and buy</a></td></tr><tr><td>批量调用和请求权限</td><td><a href="/wallet-calls">Batches, permissions and assets</a></td></tr><tr><td>让用户登录</td><td><a href="/sign-in-with-a-backend">Sign-in with a backend</a></td></tr><tr><td>接收付款</td><td><a href="/take-payments">Take payments</a></td></tr><tr><td>适配手机</td><td><a href="/guides/phones-and-in-app-browsers">Phones and in-app browsers</a></td></tr><tr><td>在服务器上渲染</td><td><a href="/server-rendering">Server rendering</a></td></tr><tr><td>使用其他框架，或不使用框架</td><td><a href="/without-react">Use the kit without React</a></td></tr><tr><td>继续使用 wagmi 的 hooks</td><td><a href="/wagmi">Use the kit with wagmi</a></td></tr><tr><td>比较或替换其他工具包</td><td><a href="/compare">How the kit compares</a>, <a href="/migrate/">Move an existing dapp</a></td></tr><tr><td>适配您的品牌</td><td><a href="/theme-and-texts">Theme and texts</a></td></tr><tr><td>以用户的语言显示</td><td><a href="/guides/languages">Languages</a></td></tr><tr><td>禁止内联代码</td><td><a href="/guides/strict-csp">Strict Content Security Policy</a></td></tr><tr><td>发布静态文件</td><td><a href="/guides/offline-and-ipfs">Offline and IPFS</a></td></tr><tr><td>测试您的 dapp</td><td><a href="/test-a-dapp">Test a dapp</a></td></tr><tr><td>自行运行服务（单机或多机）</td><td><a href="/server">Run kit-server</a>, <a href="/runbook">Runbook</a></td></tr><tr><td>部署嵌入式钱包</td><td><a href="/host-the-embedded-wallet">Host the embedded wallet</a></td></tr><tr><td>升级</td><td><a href="/guides/upgrading">Upgrade</a></td></tr><tr><td>解决问题</td><td><a href="/guides/troubleshooting">Troubleshooting</a></td></tr></tbody></table></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("zh-Hans/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
