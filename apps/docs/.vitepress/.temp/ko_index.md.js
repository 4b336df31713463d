import { ssrRenderAttrs, ssrRenderAttr } from "vue/server-renderer";
import { _ as _imports_0 } from "./modal.wFGOy6_V.js";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"버튼 하나로 모든 지갑을. 내 서버에서.","description":"","frontmatter":{"pageClass":"home","aside":false},"headers":[],"relativePath":"ko/index.md","filePath":"docs/ko/index.md"}');
const _sfc_main = { name: "ko/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="버튼-하나로-모든-지갑을-내-서버에서" tabindex="-1">버튼 하나로 모든 지갑을. 내 서버에서. <a class="header-anchor" href="#버튼-하나로-모든-지갑을-내-서버에서" aria-label="Permalink to &quot;버튼 하나로 모든 지갑을. 내 서버에서.&quot;">​</a></h1><p>모든 체인을 위한 오픈 소스 지갑 연결. 셀프 호스팅, API 키 없음, 추적 없음.</p><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npm</span><span class="code-string"> install</span><span class="code-string"> @kit/evm</span><span class="code-string"> viem</span></span></code></pre></div><ul><li><strong>94 kB</strong> 초기 로드 스크립트</li><li><strong>0</strong> 클릭 전 요청 수</li><li><strong>MIT</strong> 라이선스, 모든 기능 무료</li></ul><p><img${ssrRenderAttr("src", _imports_0)} alt="데모 페이지의 모달, 라이트 모드와 다크 모드"></p><p><a href="#quick-start">빠른 시작</a> · <a href="#guides">가이드</a> · <a href="/options">레퍼런스</a> · <a href="/errors">오류</a> · <a href="https://kit.example/kit/tree/main/packages" target="_blank" rel="noreferrer">코드</a></p><p>이 페이지와 <a href="/ko/start/vite">빠른 시작</a>만 번역되어 있습니다. 다른 페이지는 모두 영어입니다. 기계가 번역한 글이므로, 잘못된 부분은 <a href="/add-a-language">이 안내</a>에 따라 고칠 수 있습니다.</p><h2 id="quick-start" tabindex="-1">빠른 시작 <a class="header-anchor" href="#quick-start" aria-label="Permalink to &quot;빠른 시작 {#quick-start}&quot;">​</a></h2><p><code>npm create kit-dapp</code>를 실행하면 <a href="/start/create">dapp이 만들어집니다</a>. 기존 dapp에 키트를 추가하려면 이 가이드를 따라 하세요. React 앱에서 Ethereum과 Base의 지갑을 연결합니다. <a href="/ko/start/vite">Vite와 React</a>에 모든 단계가 있습니다. 다른 환경의 가이드는 영어로 되어 있습니다: <a href="/start/next">Next</a>, <a href="/start/react-router">React Router</a>, <a href="/start/astro">Astro</a>, <a href="/start/vue">Vue</a>, <a href="/start/nuxt">Nuxt</a>, <a href="/start/svelte">Svelte</a>, <a href="/start/custom-elements">custom elements</a>, <a href="/start/plain-html">plain HTML</a>, <a href="/start/several-chains">several chains</a>.</p><p><code>src/kit.ts</code>에서 키트를 만듭니다:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { createKit, eip155, modal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
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
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/vite/src/kit.ts">examples/vite/src/kit.ts</a></p><p><code>src/App.tsx</code>에서 버튼, 계정, 모달을 렌더링합니다:</p><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { ConnectButton, KitModal, KitProvider, useConnection, useDisconnect } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
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
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/vite/src/App.tsx">examples/vite/src/App.tsx</a></p><p>버튼을 누르면 사용자의 브라우저에 있는 지갑 목록이 모달에 표시됩니다.</p><h2 id="guides" tabindex="-1">가이드 <a class="header-anchor" href="#guides" aria-label="Permalink to &quot;가이드 {#guides}&quot;">​</a></h2><table tabindex="0"><thead><tr><th>목적</th><th>페이지</th></tr></thead><tbody><tr><td>연결하고, 새로고침 후에도 연결 유지</td><td><a href="/guides/connect-and-reconnect">Connect and reconnect</a></td></tr><tr><td>네트워크와 노드 선택</td><td><a href="/guides/networks">Networks</a></td></tr><tr><td>모든 기능을 한 번에 사용</td><td><a href="/preset">The preset</a></td></tr><tr><td>나만의 화면 만들기</td><td><a href="/use-features">Use features without the modal</a></td></tr><tr><td>컨트랙트 읽기와 호출</td><td><a href="/contracts">Contracts</a></td></tr><tr><td>보내기, 스왑, 구매 제공</td><td><a href="/guides/send-swap-buy">Send, swap and buy</a></td></tr><tr><td>호출 일괄 처리와 권한 요청</td><td><a href="/wallet-calls">Batches, permissions and assets</a></td></tr><tr><td>사용자 로그인</td><td><a href="/sign-in-with-a-backend">Sign-in with a backend</a></td></tr><tr><td>결제 받기</td><td><a href="/take-payments">Take payments</a></td></tr><tr><td>휴대전화 지원</td><td><a href="/guides/phones-and-in-app-browsers">Phones and in-app browsers</a></td></tr><tr><td>서버에서 렌더링</td><td><a href="/server-rendering">Server rendering</a></td></tr><tr><td>다른 프레임워크 또는 프레임워크 없이 사용</td><td><a href="/without-react">Use the kit without React</a></td></tr><tr><td>wagmi 훅 계속 사용</td><td><a href="/wagmi">Use the kit with wagmi</a></td></tr><tr><td>다른 키트와 비교하거나 교체</td><td><a href="/compare">How the kit compares</a>, <a href="/migrate/">Move an existing dapp</a></td></tr><tr><td>브랜드에 맞추기</td><td><a href="/theme-and-texts">Theme and texts</a></td></tr><tr><td>사용자의 언어로 표시</td><td><a href="/guides/languages">Languages</a></td></tr><tr><td>인라인 코드 금지</td><td><a href="/guides/strict-csp">Strict Content Security Policy</a></td></tr><tr><td>정적 파일 배포</td><td><a href="/guides/offline-and-ipfs">Offline and IPFS</a></td></tr><tr><td>dapp 테스트</td><td><a href="/test-a-dapp">Test a dapp</a></td></tr><tr><td>서비스 직접 운영(서버 한 대 또는 여러 대)</td><td><a href="/server">Run kit-server</a>, <a href="/runbook">Runbook</a></td></tr><tr><td>내장 지갑 호스팅</td><td><a href="/host-the-embedded-wallet">Host the embedded wallet</a></td></tr><tr><td>업그레이드</td><td><a href="/guides/upgrading">Upgrade</a></td></tr><tr><td>문제 해결</td><td><a href="/guides/troubleshooting">Troubleshooting</a></td></tr></tbody></table></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ko/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
