import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Measure use without a vendor","description":"","frontmatter":{},"headers":[],"relativePath":"recipes/analytics-without-a-vendor.md","filePath":"docs/recipes/analytics-without-a-vendor.md"}');
const _sfc_main = { name: "recipes/analytics-without-a-vendor.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="measure-use-without-a-vendor" tabindex="-1">Measure use without a vendor <a class="header-anchor" href="#measure-use-without-a-vendor" aria-label="Permalink to &quot;Measure use without a vendor&quot;">​</a></h1><p>Count user actions and send them to your own endpoint. Nothing is sent to anyone else, and no address leaves the page.</p><p>You need a kit.</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span class="code-keyword"> type</span><span> { Kit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/core&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-comment">/** Counts what users do, without addresses, hashes or amounts. Returns a function that stops counting. */</span></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> function</span><span class="code-function"> trackEvents</span><span>(kit</span><span class="code-keyword">:</span><span class="code-type"> Kit</span><span>, </span><span class="code-function">count</span><span class="code-keyword">:</span><span> (name</span><span class="code-keyword">:</span><span class="code-type"> string</span><span>) </span><span class="code-keyword">=&gt;</span><span class="code-type"> void</span><span>)</span><span class="code-keyword">:</span><span> () </span><span class="code-keyword">=&gt;</span><span class="code-type"> void</span><span> {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> subscription </span><span class="code-keyword">=</span><span> kit.events$.</span><span class="code-function">subscribe</span><span>(({ type }) </span><span class="code-keyword">=&gt;</span><span> {</span></span>
<span class="line"><span class="code-keyword">    if</span><span> (type.</span><span class="code-function">startsWith</span><span>(</span><span class="code-string">&#39;connection/&#39;</span><span>) </span><span class="code-keyword">||</span><span> type.</span><span class="code-function">startsWith</span><span>(</span><span class="code-string">&#39;transaction/&#39;</span><span>)) </span><span class="code-function">count</span><span>(type)</span></span>
<span class="line"><span>  })</span></span>
<span class="line"><span class="code-keyword">  return</span><span> () </span><span class="code-keyword">=&gt;</span><span> subscription.</span><span class="code-function">unsubscribe</span><span>()</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/apps/docs/recipes/trackEvents.ts">apps/docs/recipes/trackEvents.ts</a></p><p>Send the names to your server:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { kit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;./kit&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { trackEvents } </span><span class="code-keyword">from</span><span class="code-string"> &#39;./trackEvents&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-function">trackEvents</span><span>(kit, (name) </span><span class="code-keyword">=&gt;</span><span> navigator.</span><span class="code-function">sendBeacon</span><span>(</span><span class="code-string">&#39;/events&#39;</span><span>, name))</span></span></code></pre></div><ol><li><code>kit.events$</code> emits every event of the kit and its plugins. Events contain addresses and hashes, so send only what you need.</li><li>Ask for consent where the law requires it, and call the returned function when the user withdraws it.</li></ol><p>For more events, such as those of the modal&#39;s views, and their fields, see <a href="/analytics">Analytics</a>. Without <code>api</code>, <code>analytics({ onEvent })</code> calls your function and sends nothing.</p><h2 id="next" tabindex="-1">Next <a class="header-anchor" href="#next" aria-label="Permalink to &quot;Next&quot;">​</a></h2><ul><li><a href="/streams">State and events as streams</a></li><li><a href="/trust/privacy">Privacy</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("recipes/analytics-without-a-vendor.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const analyticsWithoutAVendor = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  analyticsWithoutAVendor as default
};
