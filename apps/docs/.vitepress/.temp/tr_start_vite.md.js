import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Vite ve React ile hızlı başlangıç","description":"","frontmatter":{},"headers":[],"relativePath":"tr/start/vite.md","filePath":"docs/tr/start/vite.md"}');
const _sfc_main = { name: "tr/start/vite.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="vite-ve-react-ile-hızlı-başlangıç" tabindex="-1">Vite ve React ile hızlı başlangıç <a class="header-anchor" href="#vite-ve-react-ile-hızlı-başlangıç" aria-label="Permalink to &quot;Vite ve React ile hızlı başlangıç&quot;">​</a></h1><p>Bir React uygulamasında cüzdan bağlayın. Node 20.19 veya daha yenisi gerekir. Uygulamanın tamamı: <a href="https://kit.example/kit/tree/main/examples/vite" target="_blank" rel="noreferrer">examples/vite</a></p><h2 id="1-paketleri-yükleyin" tabindex="-1">1. Paketleri yükleyin <a class="header-anchor" href="#1-paketleri-yükleyin" aria-label="Permalink to &quot;1. Paketleri yükleyin&quot;">​</a></h2><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npm</span><span class="code-string"> create</span><span class="code-string"> vite@latest</span><span class="code-string"> my-dapp</span><span class="code-constant"> --</span><span class="code-constant"> --template</span><span class="code-string"> react-ts</span></span>
<span class="line"><span class="code-function">cd</span><span class="code-string"> my-dapp</span></span>
<span class="line"><span class="code-function">npm</span><span class="code-string"> install</span><span class="code-string"> @kit/evm</span><span class="code-string"> viem</span></span></code></pre></div><h2 id="2-kiti-oluşturun" tabindex="-1">2. Kiti oluşturun <a class="header-anchor" href="#2-kiti-oluşturun" aria-label="Permalink to &quot;2. Kiti oluşturun&quot;">​</a></h2><p><code>src/kit.ts</code> içinde:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { createKit, eip155, modal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
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
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/vite/src/kit.ts">examples/vite/src/kit.ts</a></p><p>Sondaki tür bildirimi, hook’lara ve komutlara zincirlerinizin türlerini verir.</p><h2 id="3-düğmeyi-hesabı-ve-pencereyi-gösterin" tabindex="-1">3. Düğmeyi, hesabı ve pencereyi gösterin <a class="header-anchor" href="#3-düğmeyi-hesabı-ve-pencereyi-gösterin" aria-label="Permalink to &quot;3. Düğmeyi, hesabı ve pencereyi gösterin&quot;">​</a></h2><p><code>src/App.tsx</code> dosyasının içeriğini şununla değiştirin:</p><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { ConnectButton, KitModal, KitProvider, useConnection, useDisconnect } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/evm&#39;</span></span>
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
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/examples/vite/src/App.tsx">examples/vite/src/App.tsx</a></p><h2 id="4-bağlanın" tabindex="-1">4. Bağlanın <a class="header-anchor" href="#4-bağlanın" aria-label="Permalink to &quot;4. Bağlanın&quot;">​</a></h2><p><code>npm run dev</code> komutunu çalıştırın ve yazdırdığı adresi açın. Düğme, kullanıcının tarayıcısındaki cüzdanları listeleyen pencereyi açar. Kullanıcı bağlandıktan sonra sayfa, hesabın adresini gösterir.</p><h2 id="sonraki-adımlar" tabindex="-1">Sonraki adımlar <a class="header-anchor" href="#sonraki-adımlar" aria-label="Permalink to &quot;Sonraki adımlar&quot;">​</a></h2><ul><li><a href="/tr/#guides">Kılavuzlar</a></li><li><a href="/options">Options</a> – <code>createKit</code> ve <code>KitModal</code> seçenekleri (İngilizce)</li><li><a href="/test-a-dapp">Test a dapp</a> (İngilizce)</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("tr/start/vite.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const vite = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  vite as default
};
