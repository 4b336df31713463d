import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Vite와 React로 빠르게 시작하기","description":"","frontmatter":{},"headers":[],"relativePath":"ko/start/vite.md","filePath":"docs/ko/start/vite.md"}');
const _sfc_main = { name: "ko/start/vite.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="vite와-react로-빠르게-시작하기" tabindex="-1">Vite와 React로 빠르게 시작하기 <a class="header-anchor" href="#vite와-react로-빠르게-시작하기" aria-label="Permalink to &quot;Vite와 React로 빠르게 시작하기&quot;">​</a></h1><p>React 앱에서 지갑을 연결합니다. Node 20.19 이상이 필요합니다. 완성된 앱은 <a href="https://kit.example/kit/tree/main/examples/vite" target="_blank" rel="noreferrer">examples/vite</a>에 있습니다.</p><h2 id="1-패키지-설치" tabindex="-1">1. 패키지 설치 <a class="header-anchor" href="#1-패키지-설치" aria-label="Permalink to &quot;1. 패키지 설치&quot;">​</a></h2><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npm</span><span class="code-string"> create</span><span class="code-string"> vite@latest</span><span class="code-string"> my-dapp</span><span class="code-constant"> --</span><span class="code-constant"> --template</span><span class="code-string"> react-ts</span></span>
<span class="line"><span class="code-function">cd</span><span class="code-string"> my-dapp</span></span>
<span class="line"><span class="code-function">npm</span><span class="code-string"> install</span><span class="code-string"> @kit/evm</span><span class="code-string"> viem</span></span></code></pre></div><h2 id="2-키트-만들기" tabindex="-1">2. 키트 만들기 <a class="header-anchor" href="#2-키트-만들기" aria-label="Permalink to &quot;2. 키트 만들기&quot;">​</a></h2><p><code>src/kit.ts</code>:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { createKit, eip155, modal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
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
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/vite/src/kit.ts">examples/vite/src/kit.ts</a></p><p>마지막 선언이 있어야 훅과 명령에 체인의 타입이 적용됩니다.</p><h2 id="3-버튼-계정-모달-표시" tabindex="-1">3. 버튼, 계정, 모달 표시 <a class="header-anchor" href="#3-버튼-계정-모달-표시" aria-label="Permalink to &quot;3. 버튼, 계정, 모달 표시&quot;">​</a></h2><p><code>src/App.tsx</code>를 다음으로 바꾸세요:</p><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { ConnectButton, KitModal, KitProvider, useConnection, useDisconnect } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
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
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/vite/src/App.tsx">examples/vite/src/App.tsx</a></p><h2 id="4-연결" tabindex="-1">4. 연결 <a class="header-anchor" href="#4-연결" aria-label="Permalink to &quot;4. 연결&quot;">​</a></h2><p><code>npm run dev</code>를 실행하고 출력된 주소를 여세요. 버튼을 누르면 사용자의 브라우저에 있는 지갑 목록이 모달에 표시됩니다. 사용자가 연결하면 페이지에 주소가 표시됩니다.</p><h2 id="다음-단계" tabindex="-1">다음 단계 <a class="header-anchor" href="#다음-단계" aria-label="Permalink to &quot;다음 단계&quot;">​</a></h2><ul><li><a href="/ko/#guides">가이드</a></li><li><code>createKit</code>과 <code>KitModal</code>의 <a href="/options">Options</a> (영어)</li><li><a href="/test-a-dapp">Test a dapp</a> (영어)</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ko/start/vite.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const vite = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  vite as default
};
