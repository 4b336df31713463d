import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Approve and act in one request","description":"","frontmatter":{},"headers":[],"relativePath":"recipes/approve-and-act.md","filePath":"docs/recipes/approve-and-act.md"}');
const _sfc_main = { name: "recipes/approve-and-act.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="approve-and-act-in-one-request" tabindex="-1">Approve and act in one request <a class="header-anchor" href="#approve-and-act-in-one-request" aria-label="Permalink to &quot;Approve and act in one request&quot;">​</a></h1><p>Let the user approve a token and spend it in a single confirmation. Wallets without batch support ask twice.</p><p>You need a kit with an EVM adapter, and a connected wallet.</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span class="code-keyword"> type</span><span> { Kit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;@kit/core&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { </span><span class="code-keyword">type</span><span> Address, encodeFunctionData, erc20Abi, </span><span class="code-keyword">type</span><span> Hex } </span><span class="code-keyword">from</span><span class="code-string"> &#39;viem&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-comment">/** The call to the approved contract, which spends the token. */</span></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> type</span><span class="code-type"> SpendingCall</span><span class="code-keyword"> =</span><span> { </span><span class="code-keyword">readonly</span><span> to</span><span class="code-keyword">:</span><span class="code-type"> Address</span><span>; </span><span class="code-keyword">readonly</span><span> data</span><span class="code-keyword">:</span><span class="code-type"> Hex</span><span> }</span></span>
<span class="line"></span>
<span class="line"><span class="code-comment">/**</span></span>
<span class="line"><span class="code-comment"> * Approves an amount of a token and calls the contract that spends it. Returns whether both succeeded.</span></span>
<span class="line"><span class="code-comment"> *</span></span>
<span class="line"><span class="code-comment"> * </span><span class="code-keyword">@param</span><span class="code-comment"> kit Kit with a connected EVM wallet.</span></span>
<span class="line"><span class="code-comment"> */</span></span>
<span class="line"><span class="code-keyword">export</span><span class="code-keyword"> async</span><span class="code-keyword"> function</span><span class="code-function"> approveAndCall</span><span>(kit</span><span class="code-keyword">:</span><span class="code-type"> Kit</span><span>, token</span><span class="code-keyword">:</span><span class="code-type"> Address</span><span>, amount</span><span class="code-keyword">:</span><span class="code-type"> bigint</span><span>, call</span><span class="code-keyword">:</span><span class="code-type"> SpendingCall</span><span>)</span><span class="code-keyword">:</span><span class="code-type"> Promise</span><span>&lt;</span><span class="code-type">boolean</span><span>&gt; {</span></span>
<span class="line"><span class="code-keyword">  const</span><span> data </span><span class="code-keyword">=</span><span class="code-function"> encodeFunctionData</span><span>({ </span><span class="code-property">abi:</span><span> erc20Abi, </span><span class="code-property">functionName:</span><span class="code-string"> &#39;approve&#39;</span><span>, </span><span class="code-property">args:</span><span> [call.to, amount] })</span></span>
<span class="line"><span class="code-keyword">  const</span><span> calls </span><span class="code-keyword">=</span><span> [{ </span><span class="code-property">to:</span><span> token, data }, call]</span></span>
<span class="line"><span class="code-keyword">  const</span><span> { atomic } </span><span class="code-keyword">=</span><span class="code-keyword"> await</span><span> kit.</span><span class="code-function">getCapabilities</span><span>()</span></span>
<span class="line"><span class="code-keyword">  if</span><span> (atomic?.status </span><span class="code-keyword">===</span><span class="code-string"> &#39;supported&#39;</span><span class="code-keyword"> ||</span><span> atomic?.status </span><span class="code-keyword">===</span><span class="code-string"> &#39;ready&#39;</span><span>) {</span></span>
<span class="line"><span class="code-keyword">    const</span><span> id </span><span class="code-keyword">=</span><span class="code-keyword"> await</span><span> kit.</span><span class="code-function">sendCalls</span><span>({ calls, </span><span class="code-property">atomicRequired:</span><span class="code-constant"> true</span><span> })</span></span>
<span class="line"><span class="code-keyword">    return</span><span> (</span><span class="code-keyword">await</span><span> kit.</span><span class="code-function">waitForCalls</span><span>({ id })).status </span><span class="code-keyword">===</span><span class="code-string"> &#39;success&#39;</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span class="code-keyword">  for</span><span> (</span><span class="code-keyword">const</span><span> each </span><span class="code-keyword">of</span><span> calls) {</span></span>
<span class="line"><span class="code-comment">    // Wallets simulate the second call, so the approval must be mined first.</span></span>
<span class="line"><span class="code-keyword">    const</span><span> hash </span><span class="code-keyword">=</span><span class="code-keyword"> await</span><span> kit.</span><span class="code-function">sendTransaction</span><span>(each)</span></span>
<span class="line"><span class="code-keyword">    if</span><span> ((</span><span class="code-keyword">await</span><span> kit.</span><span class="code-function">waitForTransaction</span><span>({ hash })).status </span><span class="code-keyword">!==</span><span class="code-string"> &#39;success&#39;</span><span>) </span><span class="code-keyword">return</span><span class="code-constant"> false</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span class="code-keyword">  return</span><span class="code-constant"> true</span></span>
<span class="line"><span>}</span></span></code></pre></div><p class="quoted"><a href="https://kit.example/kit/tree/main/apps/docs/recipes/approveAndCall.ts">apps/docs/recipes/approveAndCall.ts</a></p><ol><li><code>getCapabilities</code> tells whether the wallet can send a batch as one transaction (EIP-5792): now (<code>supported</code>), or after the user agrees to upgrade the account (<code>ready</code>).</li><li><code>atomicRequired</code> requires that either all calls succeed or none do.</li><li>The fallback sends the approval, waits until it is mined, and sends your call.</li><li>Call it with the contract that spends the token:</li></ol><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span class="code-keyword">import</span><span> { encodeFunctionData, parseAbi, parseUnits } </span><span class="code-keyword">from</span><span class="code-string"> &#39;viem&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { approveAndCall } </span><span class="code-keyword">from</span><span class="code-string"> &#39;./approveAndCall&#39;</span></span>
<span class="line"><span class="code-keyword">import</span><span> { kit } </span><span class="code-keyword">from</span><span class="code-string"> &#39;./kit&#39;</span></span>
<span class="line"></span>
<span class="line"><span class="code-keyword">const</span><span> usdc </span><span class="code-keyword">=</span><span class="code-string"> &#39;0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48&#39;</span></span>
<span class="line"><span class="code-keyword">const</span><span> vault </span><span class="code-keyword">=</span><span class="code-string"> &#39;0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC&#39;</span></span>
<span class="line"><span class="code-keyword">const</span><span> amount </span><span class="code-keyword">=</span><span class="code-function"> parseUnits</span><span>(</span><span class="code-string">&#39;25&#39;</span><span>, </span><span class="code-constant">6</span><span>)</span></span>
<span class="line"><span class="code-keyword">const</span><span> data </span><span class="code-keyword">=</span><span class="code-function"> encodeFunctionData</span><span>({</span></span>
<span class="line"><span class="code-property">  abi:</span><span class="code-function"> parseAbi</span><span>([</span><span class="code-string">&#39;function deposit(uint256 amount)&#39;</span><span>]),</span></span>
<span class="line"><span class="code-property">  functionName:</span><span class="code-string"> &#39;deposit&#39;</span><span>,</span></span>
<span class="line"><span class="code-property">  args:</span><span> [amount],</span></span>
<span class="line"><span>})</span></span>
<span class="line"><span class="code-keyword">const</span><span> isDone </span><span class="code-keyword">=</span><span class="code-keyword"> await</span><span class="code-function"> approveAndCall</span><span>(kit, usdc, amount, { </span><span class="code-property">to:</span><span> vault, data })</span></span></code></pre></div><p>The result is <code>true</code> if both succeeded. In the fallback, the approval stays if the second transaction fails or the user declines it. Approve only the amount that you spend.</p><p>A <code>transaction/maybeSent</code> error means that the wallet may have sent the transaction: see <a href="/wallet-calls#handle-missing-responses">Handle missing responses</a>.</p><h2 id="next" tabindex="-1">Next <a class="header-anchor" href="#next" aria-label="Permalink to &quot;Next&quot;">​</a></h2><ul><li><a href="/wallet-calls">Batches, permissions and assets</a></li><li><a href="/contracts">Contracts</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("recipes/approve-and-act.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const approveAndAct = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  approveAndAct as default
};
