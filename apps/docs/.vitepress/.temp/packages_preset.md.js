import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"@kit/preset","description":"","frontmatter":{},"headers":[],"relativePath":"packages/preset.md","filePath":"packages/preset/README.md"}');
const _sfc_main = { name: "packages/preset.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="kitpreset" tabindex="-1">@kit/preset <a class="header-anchor" href="#kitpreset" aria-label="Permalink to &quot;@kit/preset&quot;">​</a></h1><p>Creates a kit with every feature from one call with flat options. Each feature loads when it&#39;s opened.</p><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npm</span><span class="code-string"> install</span><span class="code-string"> @kit/preset</span><span class="code-string"> @kit/core</span><span class="code-string"> @kit/eip155-viem</span><span class="code-string"> @kit/react-ui</span><span class="code-string"> react</span><span class="code-string"> react-dom</span><span class="code-string"> rxjs</span><span class="code-string"> viem</span></span></code></pre></div><div class="language-tsx"><button title="Copy Code" class="copy"></button><span class="lang">tsx</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { eip155 } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { base, mainnet } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/eip155-viem/chains&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { createPreset } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/preset&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { PresetProvider } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/preset/react&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { ConnectButton } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/react-ui&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">const</span><span> preset </span><span class="code-keyword">=</span><span class="code-function"> createPreset</span><span>({</span></span>
<span class="line"><span class="code-property">  adapters:</span><span> [</span><span class="code-function">eip155</span><span>({ </span><span class="code-property">networks:</span><span> [mainnet, base] })],</span></span>
<span class="line"><span class="code-property">  metadata:</span><span> { </span><span class="code-property">name:</span><span class="code-string"> &#39;My dapp&#39;</span><span>, </span><span class="code-property">description:</span><span class="code-string"> &#39;What it does&#39;</span><span>, </span><span class="code-property">url:</span><span class="code-string"> &#39;https://dapp.example&#39;</span><span>, </span><span class="code-property">icons:</span><span> [] },</span></span>
<span class="line"><span class="code-property">  projectId:</span><span class="code-string"> &#39;app&#39;</span><span>,</span></span>
<span class="line"><span class="code-property">  services:</span><span> { </span><span class="code-property">api:</span><span class="code-string"> &#39;https://kit.example&#39;</span><span>, </span><span class="code-property">directory:</span><span class="code-string"> &#39;https://kit.example&#39;</span><span>, </span><span class="code-property">relay:</span><span class="code-string"> &#39;wss://kit.example&#39;</span><span> },</span></span>
<span class="line"><span class="code-property">  features:</span><span> { </span><span class="code-property">onramp:</span><span class="code-constant"> false</span><span>, </span><span class="code-property">connectMethodsOrder:</span><span> [</span><span class="code-string">&#39;wallet&#39;</span><span>, </span><span class="code-string">&#39;email&#39;</span><span>, </span><span class="code-string">&#39;social&#39;</span><span>] },</span></span>
<span class="line"><span>})</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> const</span><span class="code-function"> App</span><span class="code-keyword"> =</span><span> () </span><span class="code-keyword">=&gt;</span><span> (</span></span>
<span class="line"><span>  &lt;</span><span class="code-type">PresetProvider</span><span class="code-property"> preset</span><span class="code-keyword">=</span><span>{preset}&gt;</span></span>
<span class="line"><span>    &lt;</span><span class="code-type">ConnectButton</span><span> /&gt;</span></span>
<span class="line"><span>  &lt;/</span><span class="code-type">PresetProvider</span><span>&gt;</span></span>
<span class="line"><span>)</span></span></code></pre></div><p>No service has a default host. Features whose service isn&#39;t set in <code>services</code> are left out. Invalid options are reported together in one <code>PresetError</code> with its <code>problems</code>, before anything starts.</p><p>In a page without React, <code>await mountPreset(preset)</code> mounts the modal and <code>preset.open()</code> opens it. <code>preset.kit</code> is the kit with all of its commands and stores. <code>updateOptions</code>, <code>setThemeMode</code> and <code>setThemeVariables</code> are methods of <code>preset</code>. Subscriptions such as <code>subscribeAccount(preset, listener)</code> are separate functions, so that a bundle contains only those it imports.</p><p><a href="/preset">The preset</a> lists every option with its default, and the names used by other kits.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("packages/preset.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const preset = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  preset as default
};
