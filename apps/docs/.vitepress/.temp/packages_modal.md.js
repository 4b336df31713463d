import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"@kit/modal","description":"","frontmatter":{},"headers":[],"relativePath":"packages/modal.md","filePath":"packages/modal/README.md"}');
const _sfc_main = { name: "packages/modal.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="kitmodal" tabindex="-1">@kit/modal <a class="header-anchor" href="#kitmodal" aria-label="Permalink to &quot;@kit/modal&quot;">​</a></h1><p>The state of the wallet modal without any UI: the open view, navigation, toasts, and alerts for developers.</p><p><a href="/packages/react-ui"><code>@kit/react-ui</code></a> renders this state and re-exports <code>modal</code>. To build your own UI, subscribe to the same stores.</p><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npm</span><span class="code-string"> install</span><span class="code-string"> @kit/modal</span><span class="code-string"> @kit/core</span><span class="code-string"> rxjs</span></span></code></pre></div><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { createKit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/core&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { modal } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/modal&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">const</span><span> kit </span><span class="code-keyword">=</span><span class="code-function"> createKit</span><span>({ metadata, adapters, </span><span class="code-property">plugins:</span><span> [</span><span class="code-function">modal</span><span>()] })</span></span>
<span class="line"><span>kit.</span><span class="code-function">start</span><span>()</span></span>
<span class="line"><span>kit.modal.</span><span class="code-function">subscribe</span><span>(() </span><span class="code-keyword">=&gt;</span><span> {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { open, history } </span><span class="code-keyword">=</span><span> kit.modal.</span><span class="code-function">getState</span><span>()</span></span>
<span class="line"><span class="code-function">  render</span><span>(open </span><span class="code-keyword">?</span><span> history.</span><span class="code-function">at</span><span>(</span><span class="code-keyword">-</span><span class="code-constant">1</span><span>) </span><span class="code-keyword">:</span><span class="code-constant"> undefined</span><span>) </span><span class="code-comment">// { name: &#39;Connect&#39; }, { name: &#39;ConnectingExternal&#39;, data }, …</span></span>
<span class="line"><span>})</span></span>
<span class="line"><span>kit.</span><span class="code-function">open</span><span>()</span></span></code></pre></div><table tabindex="0"><thead><tr><th>member of the kit (also in <code>kit.plugins.modal</code>)</th><th>description</th></tr></thead><tbody><tr><td><code>modal</code></td><td>state: <code>open</code>, the view <code>history</code>, the wallet filter; commands: <code>push</code>, <code>replace</code>, <code>reset</code>, <code>back</code>, <code>requestClose</code></td></tr><tr><td><code>open</code>, <code>close</code></td><td>open and close the modal</td></tr><tr><td><code>chooseWallet</code>, <code>chooseNetwork</code>, <code>showWallets</code></td><td>handle the rows of the wallet and network lists</td></tr><tr><td><code>toast</code>, <code>showToast</code>, <code>hideToast</code></td><td>a short message to the user, one at a time</td></tr><tr><td><code>alert</code>, <code>showAlert</code>, <code>hideAlert</code></td><td>a message to the developer, in debug mode only</td></tr></tbody></table><p>Add your own view by declaration merging: <code>declare module &#39;@kit/modal&#39; { interface ViewData { Tip: undefined } }</code>.</p><p>Only the stores and a list of names are part of the initial load. The commands load with the engine&#39;s commands, when the user is about to open the modal.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("packages/modal.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const modal = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  modal as default
};
