import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"@kit/server","description":"","frontmatter":{},"headers":[],"relativePath":"packages/server.md","filePath":"packages/server/README.md"}');
const _sfc_main = { name: "packages/server.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="kitserver" tabindex="-1">@kit/server <a class="header-anchor" href="#kitserver" aria-label="Permalink to &quot;@kit/server&quot;">​</a></h1><p><code>kit-server</code>, the self-hosted server of the kit: a pairing relay for the WalletConnect 2.0 protocol, a JSON-RPC gateway with failover, the Blockchain API, a wallet directory and sign-in with a message. It runs as one process over SQLite without any other service, or as many over Postgres and Redis.</p><h2 id="install-and-run" tabindex="-1">Install and run <a class="header-anchor" href="#install-and-run" aria-label="Permalink to &quot;Install and run&quot;">​</a></h2><div class="language-sh"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-function">npx</span><span class="code-string"> @kit/server</span><span class="code-constant"> --port</span><span class="code-constant"> 4401</span><span class="code-constant"> --data</span><span class="code-string"> ./data</span></span>
<span class="line"><span class="code-function">curl</span><span class="code-string"> http://localhost:4401/health</span></span></code></pre></div><h2 id="use-it-in-your-program" tabindex="-1">Use it in your program <a class="header-anchor" href="#use-it-in-your-program" aria-label="Permalink to &quot;Use it in your program&quot;">​</a></h2><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { createServer } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/server&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">const</span><span> server </span><span class="code-keyword">=</span><span class="code-function"> createServer</span><span>({ </span><span class="code-property">port:</span><span class="code-constant"> 4401</span><span>, </span><span class="code-property">dataDir:</span><span class="code-string"> &#39;./data&#39;</span><span> })</span></span>
<span class="line"><span class="code-keyword">await</span><span> server.</span><span class="code-function">start</span><span>()</span></span></code></pre></div><p><code>npx @kit/server check-config --config kit-server.json</code> validates a configuration and prints a summary.</p><p>Options, limits and endpoints are in <code>docs/server.md</code> of the repository. <code>docs/runbook.md</code> explains how to operate the server, with files in <code>deploy/</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("packages/server.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const server = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  server as default
};
