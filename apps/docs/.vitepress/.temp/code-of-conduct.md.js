import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Code of conduct","description":"","frontmatter":{},"headers":[],"relativePath":"code-of-conduct.md","filePath":"CODE_OF_CONDUCT.md"}');
const _sfc_main = { name: "code-of-conduct.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="code-of-conduct" tabindex="-1">Code of conduct <a class="header-anchor" href="#code-of-conduct" aria-label="Permalink to &quot;Code of conduct&quot;">​</a></h1><p>This applies to everyone in the project&#39;s spaces: issues, pull requests, discussions, reviews and events.</p><h2 id="do" tabindex="-1">Do <a class="header-anchor" href="#do" aria-label="Permalink to &quot;Do&quot;">​</a></h2><ul><li>Assume good intent, and ask before you judge.</li><li>Criticize code and ideas, and give reasons. Say what would convince you.</li><li>Welcome newcomers: a frequent question reveals a gap in the documentation.</li><li>Accept a decision once it is made, or bring new facts.</li></ul><h2 id="dont" tabindex="-1">Don&#39;t <a class="header-anchor" href="#dont" aria-label="Permalink to &quot;Don&#39;t&quot;">​</a></h2><ul><li>Insult, threaten, stalk, or comment on anyone&#39;s body, identity, beliefs or origin.</li><li>Publish someone&#39;s private information.</li><li>Make sexual remarks or advances.</li><li>Promote tokens, airdrops or investments, or ask anyone for a recovery phrase, a private key or funds.</li></ul><h2 id="if-something-happens" tabindex="-1">If something happens <a class="header-anchor" href="#if-something-happens" aria-label="Permalink to &quot;If something happens&quot;">​</a></h2><p>Report it privately, on the repository&#39;s <strong>Security</strong> tab under <strong>Report a vulnerability</strong>, with &quot;conduct&quot; in the title. Two maintainers read the report, and anyone involved in the case recuses themselves. They answer within 3 working days and keep your name private.</p><p>Consequences fit the harm: a private conversation, a public warning, a temporary ban, or a permanent one. The person concerned is told the reason, and can ask another maintainer to review the decision once.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("code-of-conduct.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const codeOfConduct = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  codeOfConduct as default
};
