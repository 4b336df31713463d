import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"smart-sessions/react","description":"","frontmatter":{"editLink":false},"headers":[],"relativePath":"api/smart-sessions/react.md","filePath":"api/smart-sessions/react.md"}');
const _sfc_main = { name: "api/smart-sessions/react.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="smart-sessionsreact" tabindex="-1">smart-sessions/react <a class="header-anchor" href="#smart-sessionsreact" aria-label="Permalink to &quot;smart-sessions/react&quot;">​</a></h1><h2 id="variables" tabindex="-1">Variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;Variables&quot;">​</a></h2><p><a id="smartsessionsfeature"></a></p><h3 id="smartsessionsfeature" tabindex="-1">smartSessionsFeature <a class="header-anchor" href="#smartsessionsfeature" aria-label="Permalink to &quot;smartSessionsFeature&quot;">​</a></h3><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">const</span><span> smartSessionsFeature</span><span class="code-keyword">:</span><span class="code-type"> Feature</span><span>;</span></span></code></pre></div><p>The views of <code>smartSessions()</code> and their row in the settings of an EVM account. Pass it to <code>features</code> of <code>KitModal</code>.</p><h4 id="example" tabindex="-1">Example <a class="header-anchor" href="#example" aria-label="Permalink to &quot;Example&quot;">​</a></h4><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">&lt;</span><span>KitModal features</span><span class="code-keyword">=</span><span>{</span><span class="code-property">[smartSessionsFeature]} /&gt;</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/smart-sessions/react.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const react = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  react as default
};
