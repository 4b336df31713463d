import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"react/viem","description":"","frontmatter":{"editLink":false},"headers":[],"relativePath":"api/react/viem.md","filePath":"api/react/viem.md"}');
const _sfc_main = { name: "api/react/viem.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="reactviem" tabindex="-1">react/viem <a class="header-anchor" href="#reactviem" aria-label="Permalink to &quot;react/viem&quot;">​</a></h1><h2 id="references" tabindex="-1">References <a class="header-anchor" href="#references" aria-label="Permalink to &quot;References&quot;">​</a></h2><p><a id="contractreadoptions"></a></p><h3 id="contractreadoptions" tabindex="-1">ContractReadOptions <a class="header-anchor" href="#contractreadoptions" aria-label="Permalink to &quot;ContractReadOptions&quot;">​</a></h3><p>Re-exports <a href="/api/evm/viem#contractreadoptions">ContractReadOptions</a></p><hr><p><a id="contracttarget"></a></p><h3 id="contracttarget" tabindex="-1">ContractTarget <a class="header-anchor" href="#contracttarget" aria-label="Permalink to &quot;ContractTarget&quot;">​</a></h3><p>Re-exports <a href="/api/evm/viem#contracttarget">ContractTarget</a></p><hr><p><a id="usereadcontract"></a></p><h3 id="usereadcontract" tabindex="-1">useReadContract <a class="header-anchor" href="#usereadcontract" aria-label="Permalink to &quot;useReadContract&quot;">​</a></h3><p>Re-exports <a href="/api/evm/viem#usereadcontract">useReadContract</a></p><hr><p><a id="usesimulatecontract"></a></p><h3 id="usesimulatecontract" tabindex="-1">useSimulateContract <a class="header-anchor" href="#usesimulatecontract" aria-label="Permalink to &quot;useSimulateContract&quot;">​</a></h3><p>Re-exports <a href="/api/evm/viem#usesimulatecontract">useSimulateContract</a></p><hr><p><a id="usewatchcontractevent"></a></p><h3 id="usewatchcontractevent" tabindex="-1">useWatchContractEvent <a class="header-anchor" href="#usewatchcontractevent" aria-label="Permalink to &quot;useWatchContractEvent&quot;">​</a></h3><p>Re-exports <a href="/api/evm/viem#usewatchcontractevent">useWatchContractEvent</a></p><hr><p><a id="usewritecontract"></a></p><h3 id="usewritecontract" tabindex="-1">useWriteContract <a class="header-anchor" href="#usewritecontract" aria-label="Permalink to &quot;useWriteContract&quot;">​</a></h3><p>Re-exports <a href="/api/evm/viem#usewritecontract">useWriteContract</a></p><hr><p><a id="writecontractmutation"></a></p><h3 id="writecontractmutation" tabindex="-1">WriteContractMutation <a class="header-anchor" href="#writecontractmutation" aria-label="Permalink to &quot;WriteContractMutation&quot;">​</a></h3><p>Re-exports <a href="/api/evm/viem#writecontractmutation">WriteContractMutation</a></p><hr><p><a id="writecontractvariables"></a></p><h3 id="writecontractvariables" tabindex="-1">WriteContractVariables <a class="header-anchor" href="#writecontractvariables" aria-label="Permalink to &quot;WriteContractVariables&quot;">​</a></h3><p>Re-exports <a href="/api/evm/viem#writecontractvariables">WriteContractVariables</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/react/viem.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const viem = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  viem as default
};
