import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Endpoints","description":"","frontmatter":{"editLink":false},"headers":[],"relativePath":"endpoints.md","filePath":"endpoints.md"}');
const _sfc_main = { name: "endpoints.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="endpoints" tabindex="-1">Endpoints <a class="header-anchor" href="#endpoints" aria-label="Permalink to &quot;Endpoints&quot;">​</a></h1><p>Every HTTP endpoint of <a href="/server">kit-server</a>, from its own contract. A running server has the same document at <code>/openapi.json</code> (OpenAPI 3.1), and <a href="/packages/api"><code>@kit/api</code></a> is a typed client. The pairing relay and the nodes of chains also accept WebSockets: see <a href="/server">Run kit-server</a>.</p><p>An endpoint that needs a <strong>project</strong> reads its ID from the query parameter <code>projectId</code>. It is optional while the server accepts any project. An endpoint that needs a <strong>session</strong> also reads <code>Authorization: Bearer</code> with a token from signing in.</p><h2 id="errors" tabindex="-1">Errors <a class="header-anchor" href="#errors" aria-label="Permalink to &quot;Errors&quot;">​</a></h2><p>A failed request has a status below and, unless its body is plain text, this body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  status: </span><span class="code-string">&quot;FAILED&quot;</span></span>
<span class="line"><span>  reasons: {</span></span>
<span class="line"><span>    field: string</span></span>
<span class="line"><span>    description: string</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><table tabindex="0"><thead><tr><th>status</th><th>meaning</th></tr></thead><tbody><tr><td>400</td><td>An input is invalid</td></tr><tr><td>401</td><td>The project is unknown, a signature is invalid, or the request is not signed in</td></tr><tr><td>403</td><td>Origin not allowed for the project</td></tr><tr><td>404</td><td>The resource does not exist</td></tr><tr><td>410</td><td>The WebSocket failed</td></tr><tr><td>413</td><td>The body is too large</td></tr><tr><td>422</td><td>The body does not match the schema</td></tr><tr><td>429</td><td>Too many requests (<code>rate_limited</code>), or a quota is exceeded (<code>address</code>); see Retry-After</td></tr><tr><td>503</td><td>Temporarily unavailable: a node, the database, or the server while it stops</td></tr></tbody></table><h2 id="json-rpc" tabindex="-1">JSON-RPC <a class="header-anchor" href="#json-rpc" aria-label="Permalink to &quot;JSON-RPC&quot;">​</a></h2><h3 id="post-v1" tabindex="-1">POST /v1 <a class="header-anchor" href="#post-v1" aria-label="Permalink to &quot;POST /v1&quot;">​</a></h3><p>Sends JSON-RPC to the nodes of a chain: one call, or a batch of at most 1000. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>chainId</code></td><td>query</td><td><code>string</code></td><td>CAIP-2 ID</td></tr><tr><td><code>providerId</code> (optional)</td><td>query</td><td><code>string</code></td><td>Uses only this node; testing project only</td></tr><tr><td><code>sessionId</code> (optional)</td><td>query</td><td><code>string</code></td><td>Prefers the same node for the same session</td></tr><tr><td><code>source</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr></tbody></table><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  jsonrpc</span><span class="code-keyword">?:</span><span class="code-string"> &quot;2.0&quot;</span></span>
<span class="line"><span>  id</span><span class="code-keyword">?:</span><span> unknown </span><span class="code-comment">// Any JSON; a call without an ID gets no response</span></span>
<span class="line"><span>  method: string</span></span>
<span class="line"><span>  params</span><span class="code-keyword">?:</span><span> unknown </span><span class="code-comment">// An array or an object</span></span>
<span class="line"><span>} </span><span class="code-keyword">|</span><span> {</span></span>
<span class="line"><span>  jsonrpc</span><span class="code-keyword">?:</span><span class="code-string"> &quot;2.0&quot;</span></span>
<span class="line"><span>  id</span><span class="code-keyword">?:</span><span> unknown </span><span class="code-comment">// Any JSON; a call without an ID gets no response</span></span>
<span class="line"><span>  method: string</span></span>
<span class="line"><span>  params</span><span class="code-keyword">?:</span><span> unknown </span><span class="code-comment">// An array or an object</span></span>
<span class="line"><span>}[]</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  jsonrpc: </span><span class="code-string">&quot;2.0&quot;</span></span>
<span class="line"><span>  id: unknown</span></span>
<span class="line"><span>  result</span><span class="code-keyword">?:</span><span> unknown</span></span>
<span class="line"><span>  error</span><span class="code-keyword">?:</span><span> {</span></span>
<span class="line"><span class="code-property">    code:</span><span> number</span></span>
<span class="line"><span>    message: string</span></span>
<span class="line"><span>    data</span><span class="code-keyword">?:</span><span> unknown</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>} </span><span class="code-keyword">|</span><span> {</span></span>
<span class="line"><span>  jsonrpc: </span><span class="code-string">&quot;2.0&quot;</span></span>
<span class="line"><span>  id: unknown</span></span>
<span class="line"><span>  result</span><span class="code-keyword">?:</span><span> unknown</span></span>
<span class="line"><span>  error</span><span class="code-keyword">?:</span><span> {</span></span>
<span class="line"><span class="code-property">    code:</span><span> number</span></span>
<span class="line"><span>    message: string</span></span>
<span class="line"><span>    data</span><span class="code-keyword">?:</span><span> unknown</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}[]</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 429, 503</p><h2 id="supported-chains" tabindex="-1">supported-chains <a class="header-anchor" href="#supported-chains" aria-label="Permalink to &quot;supported-chains&quot;">​</a></h2><h3 id="get-v1supported-chains" tabindex="-1">GET /v1/supported-chains <a class="header-anchor" href="#get-v1supported-chains" aria-label="Permalink to &quot;GET /v1/supported-chains&quot;">​</a></h3><p>Lists the supported chains, and those with WebSockets.</p><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  http: string[]</span></span>
<span class="line"><span>  ws: string[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 429, 503</p><h2 id="esplora" tabindex="-1">esplora <a class="header-anchor" href="#esplora" aria-label="Permalink to &quot;esplora&quot;">​</a></h2><h3 id="get-v1esplorachainidpath" tabindex="-1">GET /v1/esplora/:chainId/:path <a class="header-anchor" href="#get-v1esplorachainidpath" aria-label="Permalink to &quot;GET /v1/esplora/:chainId/:path&quot;">​</a></h3><p>Reads a Bitcoin chain through the Esplora API; returns the Esplora response. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>chainId</code></td><td>path</td><td><code>string</code></td><td>CAIP-2 ID</td></tr><tr><td><code>path</code></td><td>path</td><td><code>string</code></td><td>A path of the Esplora API, including slashes</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>unknown</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 404, 429, 503</p><h3 id="post-v1esplorachainidtx" tabindex="-1">POST /v1/esplora/:chainId/tx <a class="header-anchor" href="#post-v1esplorachainidtx" aria-label="Permalink to &quot;POST /v1/esplora/:chainId/tx&quot;">​</a></h3><p>Sends a signed Bitcoin transaction in hex; returns its ID as text. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>chainId</code></td><td>path</td><td><code>string</code></td><td>CAIP-2 ID</td></tr></tbody></table><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>string</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>string</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 429, 503</p><h2 id="identity" tabindex="-1">identity <a class="header-anchor" href="#identity" aria-label="Permalink to &quot;identity&quot;">​</a></h2><h3 id="get-v1identityaddress" tabindex="-1">GET /v1/identity/:address <a class="header-anchor" href="#get-v1identityaddress" aria-label="Permalink to &quot;GET /v1/identity/:address&quot;">​</a></h3><p>Returns the name and picture of an account: ENS, then names of this server; null if there is none. Needs a project. Also at <code>/v1/account/{address}/identity</code>.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>address</code></td><td>path</td><td><code>string</code></td><td></td></tr><tr><td><code>sender</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>clientId</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>useCache</code> (optional)</td><td>query</td><td><code>&quot;true&quot; | &quot;false&quot;</code></td><td>false bypasses the cache; testing project only</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  name: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>  avatar: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // https, ipfs or data URI</span></span>
<span class="line"><span>  resolvedAt: string</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h2 id="profile" tabindex="-1">profile <a class="header-anchor" href="#profile" aria-label="Permalink to &quot;profile&quot;">​</a></h2><h3 id="post-v1profileaccount" tabindex="-1">POST /v1/profile/account <a class="header-anchor" href="#post-v1profileaccount" aria-label="Permalink to &quot;POST /v1/profile/account&quot;">​</a></h3><p>Registers a name; the message is {name, attributes?, timestamp}.</p><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  message: string </span><span class="code-comment">// JSON text, signed verbatim (EIP-191). Its timestamp is Unix time in seconds.</span></span>
<span class="line"><span>  signature: string </span><span class="code-comment">// Signature of a key, a contract wallet (EIP-1271) or an undeployed contract wallet (EIP-6492)</span></span>
<span class="line"><span>  coin_type: number </span><span class="code-comment">// ENSIP-11 coin type of the signer’s chain</span></span>
<span class="line"><span>  address: string </span><span class="code-comment">// Checksummed address of the signer</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  name: string</span></span>
<span class="line"><span>  registered_at: string</span></span>
<span class="line"><span>  updated_at: string</span></span>
<span class="line"><span>  attributes: Record</span><span class="code-keyword">&lt;</span><span>string, string</span><span class="code-keyword">&gt;</span></span>
<span class="line"><span>  addresses: Record</span><span class="code-keyword">&lt;</span><span>string, {</span></span>
<span class="line"><span class="code-property">    address:</span><span> string</span></span>
<span class="line"><span>    created_at: string</span></span>
<span class="line"><span>  }</span><span class="code-keyword">&gt;</span><span class="code-comment"> // By ENSIP-11 coin type; 60 is Ethereum</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 413, 422, 429, 503</p><h3 id="post-v1profileaccountnameattributes" tabindex="-1">POST /v1/profile/account/:name/attributes <a class="header-anchor" href="#post-v1profileaccountnameattributes" aria-label="Permalink to &quot;POST /v1/profile/account/:name/attributes&quot;">​</a></h3><p>Replaces the attributes of a name; the message is {attributes, timestamp}.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>name</code></td><td>path</td><td><code>string</code></td><td></td></tr></tbody></table><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  message: string </span><span class="code-comment">// JSON text, signed verbatim (EIP-191). Its timestamp is Unix time in seconds.</span></span>
<span class="line"><span>  signature: string </span><span class="code-comment">// Signature of a key, a contract wallet (EIP-1271) or an undeployed contract wallet (EIP-6492)</span></span>
<span class="line"><span>  coin_type: number </span><span class="code-comment">// ENSIP-11 coin type of the signer’s chain</span></span>
<span class="line"><span>  address: string </span><span class="code-comment">// Checksummed address of the signer</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>Record</span><span class="code-keyword">&lt;</span><span>string, string</span><span class="code-keyword">&gt;</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 413, 422, 429, 503</p><h3 id="post-v1profileaccountnameaddress" tabindex="-1">POST /v1/profile/account/:name/address <a class="header-anchor" href="#post-v1profileaccountnameaddress" aria-label="Permalink to &quot;POST /v1/profile/account/:name/address&quot;">​</a></h3><p>Sets the address of a name on one chain; the message is {coin_type, address, timestamp}. An address other than the signer resolves back to the name only after it signs the same message itself.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>name</code></td><td>path</td><td><code>string</code></td><td></td></tr></tbody></table><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  message: string </span><span class="code-comment">// JSON text, signed verbatim (EIP-191). Its timestamp is Unix time in seconds.</span></span>
<span class="line"><span>  signature: string </span><span class="code-comment">// Signature of a key, a contract wallet (EIP-1271) or an undeployed contract wallet (EIP-6492)</span></span>
<span class="line"><span>  coin_type: number </span><span class="code-comment">// ENSIP-11 coin type of the signer’s chain</span></span>
<span class="line"><span>  address: string </span><span class="code-comment">// Checksummed address of the signer</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>Record</span><span class="code-keyword">&lt;</span><span>string, {</span></span>
<span class="line"><span class="code-property">  address:</span><span> string</span></span>
<span class="line"><span>  created_at: string</span></span>
<span class="line"><span>}</span><span class="code-keyword">&gt;</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 413, 422, 429, 503</p><h3 id="get-v1profileaccountname" tabindex="-1">GET /v1/profile/account/:name <a class="header-anchor" href="#get-v1profileaccountname" aria-label="Permalink to &quot;GET /v1/profile/account/:name&quot;">​</a></h3><p>Returns the record of a name.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>name</code></td><td>path</td><td><code>string</code></td><td></td></tr><tr><td><code>apiVersion</code> (optional)</td><td>query</td><td><code>string</code></td><td>With 2, returns an empty list with status 200 if no names are found</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  name: string</span></span>
<span class="line"><span>  registered_at: string</span></span>
<span class="line"><span>  updated_at: string</span></span>
<span class="line"><span>  attributes: Record</span><span class="code-keyword">&lt;</span><span>string, string</span><span class="code-keyword">&gt;</span></span>
<span class="line"><span>  addresses: Record</span><span class="code-keyword">&lt;</span><span>string, {</span></span>
<span class="line"><span class="code-property">    address:</span><span> string</span></span>
<span class="line"><span>    created_at: string</span></span>
<span class="line"><span>  }</span><span class="code-keyword">&gt;</span><span class="code-comment"> // By ENSIP-11 coin type; 60 is Ethereum</span></span>
<span class="line"><span>} </span><span class="code-keyword">|</span><span> unknown[]</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 404, 429, 503</p><h3 id="get-v1profilereverseaddress" tabindex="-1">GET /v1/profile/reverse/:address <a class="header-anchor" href="#get-v1profilereverseaddress" aria-label="Permalink to &quot;GET /v1/profile/reverse/:address&quot;">​</a></h3><p>Lists the names that an address (case-insensitive) registered for itself, oldest first; at most 255.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>address</code></td><td>path</td><td><code>string</code></td><td></td></tr><tr><td><code>sender</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>apiVersion</code> (optional)</td><td>query</td><td><code>string</code></td><td>With 2, returns an empty list with status 200 if no names are found</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  name: string</span></span>
<span class="line"><span>  registered_at: string</span></span>
<span class="line"><span>  updated_at: string</span></span>
<span class="line"><span>  attributes: Record</span><span class="code-keyword">&lt;</span><span>string, string</span><span class="code-keyword">&gt;</span></span>
<span class="line"><span>  addresses: Record</span><span class="code-keyword">&lt;</span><span>string, {</span></span>
<span class="line"><span class="code-property">    address:</span><span> string</span></span>
<span class="line"><span>    created_at: string</span></span>
<span class="line"><span>  }</span><span class="code-keyword">&gt;</span><span class="code-comment"> // By ENSIP-11 coin type; 60 is Ethereum</span></span>
<span class="line"><span>}[]</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 404, 429, 503</p><h3 id="get-v1profilesuggestionsname" tabindex="-1">GET /v1/profile/suggestions/:name <a class="header-anchor" href="#get-v1profilesuggestionsname" aria-label="Permalink to &quot;GET /v1/profile/suggestions/:name&quot;">​</a></h3><p>Suggests names: the name itself, then available names that start with it; at most five.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>name</code></td><td>path</td><td><code>string</code></td><td></td></tr><tr><td><code>zone</code> (optional)</td><td>query</td><td><code>string</code></td><td>Last two labels of the names; defaults to the first zone of the server</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  suggestions: {</span></span>
<span class="line"><span>    name: string</span></span>
<span class="line"><span>    registered: boolean</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 429, 503</p><h2 id="account" tabindex="-1">account <a class="header-anchor" href="#account" aria-label="Permalink to &quot;account&quot;">​</a></h2><h3 id="get-v1accountaddressbalance" tabindex="-1">GET /v1/account/:address/balance <a class="header-anchor" href="#get-v1accountaddressbalance" aria-label="Permalink to &quot;GET /v1/account/:address/balance&quot;">​</a></h3><p>Lists the nonzero balances of an account on one chain or on all chains, most valuable first. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>address</code></td><td>path</td><td><code>string</code></td><td></td></tr><tr><td><code>currency</code></td><td>query</td><td><code>&quot;usd&quot; | &quot;eur&quot; | &quot;gbp&quot; | &quot;aud&quot; | &quot;cad&quot; | &quot;inr&quot; | &quot;jpy&quot; | &quot;btc&quot; | &quot;eth&quot;</code></td><td></td></tr><tr><td><code>chainId</code> (optional)</td><td>query</td><td><code>string</code></td><td>CAIP-2 ID; defaults to all chains</td></tr><tr><td><code>forceUpdate</code> (optional)</td><td>query</td><td><code>string</code></td><td>Comma-separated CAIP-10 IDs of tokens to refresh now; returned even if their balance is zero</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  balances: {</span></span>
<span class="line"><span>    name: string</span></span>
<span class="line"><span>    symbol: string</span></span>
<span class="line"><span>    chainId: string </span><span class="code-comment">// CAIP-2 ID</span></span>
<span class="line"><span>    address</span><span class="code-keyword">?:</span><span> string </span><span class="code-comment">// CAIP-10 ID of the token; absent for the native currency of the chain</span></span>
<span class="line"><span>    value</span><span class="code-keyword">?:</span><span> number </span><span class="code-comment">// In the requested currency; absent if the price is unknown</span></span>
<span class="line"><span>    price: number </span><span class="code-comment">// Price of one whole unit; 0 if unknown</span></span>
<span class="line"><span>    quantity: {</span></span>
<span class="line"><span>      decimals: string</span></span>
<span class="line"><span>      numeric: string </span><span class="code-comment">// Whole units, exact decimal</span></span>
<span class="line"><span>    }</span></span>
<span class="line"><span>    iconUrl: string </span><span class="code-comment">// Empty if there is none</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="get-v1accountaddresshistory" tabindex="-1">GET /v1/account/:address/history <a class="header-anchor" href="#get-v1accountaddresshistory" aria-label="Permalink to &quot;GET /v1/account/:address/history&quot;">​</a></h3><p>Lists the transactions of an account, newest first, 50 per page. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>address</code></td><td>path</td><td><code>string</code></td><td></td></tr><tr><td><code>chainId</code> (optional)</td><td>query</td><td><code>string</code></td><td>CAIP-2 ID or EVM chain ID; defaults to all chains</td></tr><tr><td><code>cursor</code> (optional)</td><td>query</td><td><code>string</code></td><td><code>next</code> of the previous page</td></tr><tr><td><code>onramp</code> (optional)</td><td>query</td><td><code>string</code></td><td><code>coinbase</code> returns purchases instead of transactions</td></tr><tr><td><code>currency</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  data: {</span></span>
<span class="line"><span>    id: string</span></span>
<span class="line"><span>    metadata: {</span></span>
<span class="line"><span>      operationType: </span><span class="code-string">&quot;approve&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;borrow&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;burn&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;buy&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;cancel&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;claim&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;deploy&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;deposit&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;execute&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;mint&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;receive&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;repay&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;send&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;stake&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;trade&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;unstake&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;withdraw&quot;</span></span>
<span class="line"><span>      hash: string </span><span class="code-comment">// Hash, or signature on Solana</span></span>
<span class="line"><span>      minedAt: string </span><span class="code-comment">// RFC 3339</span></span>
<span class="line"><span>      sentFrom: string</span></span>
<span class="line"><span>      sentTo: string</span></span>
<span class="line"><span>      status: string </span><span class="code-comment">// \`confirmed\`, \`failed\` or \`pending\`; for purchases \`ONRAMP_TRANSACTION_STATUS_…\`</span></span>
<span class="line"><span>      nonce: number </span><span class="code-comment">// Nonce of the sender; 0 on Solana</span></span>
<span class="line"><span>      application: {</span></span>
<span class="line"><span>        name: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>        iconUrl: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>      } </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>      chain: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // CAIP-2 ID</span></span>
<span class="line"><span>    }</span></span>
<span class="line"><span>    transfers: {</span></span>
<span class="line"><span>      fungible_info: {</span></span>
<span class="line"><span>        name: string</span></span>
<span class="line"><span>        symbol: string</span></span>
<span class="line"><span>        icon: {</span></span>
<span class="line"><span>          url: string</span></span>
<span class="line"><span>        } </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>      } </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // Null for collectibles</span></span>
<span class="line"><span>      nft_info: {</span></span>
<span class="line"><span>        name: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>        content: {</span></span>
<span class="line"><span>          preview: {</span></span>
<span class="line"><span>            url: string</span></span>
<span class="line"><span>            content_type: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>          } </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>          detail: {</span></span>
<span class="line"><span>            url: string</span></span>
<span class="line"><span>            content_type: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>          } </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>        } </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>        flags: {</span></span>
<span class="line"><span>          is_spam: boolean</span></span>
<span class="line"><span>        }</span></span>
<span class="line"><span>      } </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // Null for fungible tokens</span></span>
<span class="line"><span>      direction: </span><span class="code-string">&quot;in&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;out&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;self&quot;</span></span>
<span class="line"><span>      quantity: {</span></span>
<span class="line"><span>        numeric: string </span><span class="code-comment">// Exact decimal number of whole tokens</span></span>
<span class="line"><span>      }</span></span>
<span class="line"><span>      value: number </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // Value of the quantity, null if unknown</span></span>
<span class="line"><span>      price: number </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // Price of one token, null if unknown</span></span>
<span class="line"><span>    }[]</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>  next: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // Opaque cursor of the next page, 80 characters; null on the last page</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="get-v1accountaddressnfts" tabindex="-1">GET /v1/account/:address/nfts <a class="header-anchor" href="#get-v1accountaddressnfts" aria-label="Permalink to &quot;GET /v1/account/:address/nfts&quot;">​</a></h3><p>Lists the NFTs of an account on one chain, most recently received first, at most 24 per page. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>address</code></td><td>path</td><td><code>string</code></td><td></td></tr><tr><td><code>chainId</code></td><td>query</td><td><code>string</code></td><td>CAIP-2 ID</td></tr><tr><td><code>cursor</code> (optional)</td><td>query</td><td><code>string</code></td><td><code>next</code> of the previous page</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  data: {</span></span>
<span class="line"><span>    chainId: string </span><span class="code-comment">// CAIP-2 ID</span></span>
<span class="line"><span>    address: string </span><span class="code-comment">// CAIP-10 ID of the contract</span></span>
<span class="line"><span>    tokenId: string </span><span class="code-comment">// Decimal</span></span>
<span class="line"><span>    standard: </span><span class="code-string">&quot;erc721&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;erc1155&quot;</span></span>
<span class="line"><span>    quantity: string </span><span class="code-comment">// Number that the account holds, decimal</span></span>
<span class="line"><span>    name: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // From its metadata; null if no metadata can be read</span></span>
<span class="line"><span>    collection: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // Name of the contract</span></span>
<span class="line"><span>    description: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    image: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // A \`data:\` URI or a link to an allowed host; null if there is neither</span></span>
<span class="line"><span>    flags: {</span></span>
<span class="line"><span>      is_spam: boolean</span></span>
<span class="line"><span>    }</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>  next: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // Opaque cursor of the next page; null on the last page. Earlier pages can have few rows or none</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h2 id="fungible" tabindex="-1">fungible <a class="header-anchor" href="#fungible" aria-label="Permalink to &quot;fungible&quot;">​</a></h2><h3 id="post-v1fungibleprice" tabindex="-1">POST /v1/fungible/price <a class="header-anchor" href="#post-v1fungibleprice" aria-label="Permalink to &quot;POST /v1/fungible/price&quot;">​</a></h3><p>Returns token prices, in the order of the request. Needs a project.</p><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  projectId</span><span class="code-keyword">?:</span><span> string</span></span>
<span class="line"><span>  currency: </span><span class="code-string">&quot;usd&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;eur&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;gbp&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;aud&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;cad&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;inr&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;jpy&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;btc&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;eth&quot;</span></span>
<span class="line"><span>  addresses: string[] </span><span class="code-comment">// CAIP-10 IDs; the currency of a chain is 0xeeee… on EVM chains</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  fungibles: {</span></span>
<span class="line"><span>    address: string </span><span class="code-comment">// As in the request</span></span>
<span class="line"><span>    name: string</span></span>
<span class="line"><span>    symbol: string</span></span>
<span class="line"><span>    iconUrl: string </span><span class="code-comment">// Empty if there is none</span></span>
<span class="line"><span>    price: number </span><span class="code-comment">// Price of one whole unit; 0 if unknown</span></span>
<span class="line"><span>    decimals: number</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 422, 429, 503</p><h2 id="convert" tabindex="-1">convert <a class="header-anchor" href="#convert" aria-label="Permalink to &quot;convert&quot;">​</a></h2><h3 id="get-v1converttokens" tabindex="-1">GET /v1/convert/tokens <a class="header-anchor" href="#get-v1converttokens" aria-label="Permalink to &quot;GET /v1/convert/tokens&quot;">​</a></h3><p>Lists the tokens that can be swapped on a chain, native currency first. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>chainId</code></td><td>query</td><td><code>string</code></td><td>CAIP-2 ID</td></tr><tr><td><code>address</code> (optional)</td><td>query</td><td><code>string</code></td><td>Returns only this token, given as an address or CAIP-10 ID</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  tokens: {</span></span>
<span class="line"><span>    name: string</span></span>
<span class="line"><span>    symbol: string</span></span>
<span class="line"><span>    address: string </span><span class="code-comment">// CAIP-10 ID</span></span>
<span class="line"><span>    decimals: number</span></span>
<span class="line"><span>    logoUri: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    eip2612: boolean </span><span class="code-comment">// Whether it supports approvals by signature</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="get-v1convertquotes" tabindex="-1">GET /v1/convert/quotes <a class="header-anchor" href="#get-v1convertquotes" aria-label="Permalink to &quot;GET /v1/convert/quotes&quot;">​</a></h3><p>Returns the best quote for an amount on the exchanges of a chain. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>amount</code></td><td>query</td><td><code>string</code></td><td>Integer in base units</td></tr><tr><td><code>from</code></td><td>query</td><td><code>string</code></td><td>CAIP-10 ID</td></tr><tr><td><code>to</code></td><td>query</td><td><code>string</code></td><td>CAIP-10 ID</td></tr><tr><td><code>gasPrice</code> (optional)</td><td>query</td><td><code>string</code></td><td>Wei; ignored</td></tr><tr><td><code>userAddress</code> (optional)</td><td>query</td><td><code>string</code></td><td>Ignored</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  quotes: {</span></span>
<span class="line"><span>    id: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    fromAmount: string</span></span>
<span class="line"><span>    fromAccount: string</span></span>
<span class="line"><span>    toAmount: string</span></span>
<span class="line"><span>    toAccount: string</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="get-v1convertbuild-approve" tabindex="-1">GET /v1/convert/build-approve <a class="header-anchor" href="#get-v1convertbuild-approve" aria-label="Permalink to &quot;GET /v1/convert/build-approve&quot;">​</a></h3><p>Builds the calldata of an approval for the router of a chain; send it to the contract of the sold token. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>from</code></td><td>query</td><td><code>string</code></td><td>CAIP-10 ID</td></tr><tr><td><code>to</code></td><td>query</td><td><code>string</code></td><td>CAIP-10 ID</td></tr><tr><td><code>amount</code> (optional)</td><td>query</td><td><code>string</code></td><td>Base units; defaults to unlimited</td></tr><tr><td><code>userAddress</code> (optional)</td><td>query</td><td><code>string</code></td><td>Ignored</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  tx: {</span></span>
<span class="line"><span>    from: string </span><span class="code-comment">// As in the request</span></span>
<span class="line"><span>    to: string </span><span class="code-comment">// As in the request</span></span>
<span class="line"><span>    data: string</span></span>
<span class="line"><span>    value: string</span></span>
<span class="line"><span>    eip155: {</span></span>
<span class="line"><span>      gasPrice: string </span><span class="code-comment">// Wei</span></span>
<span class="line"><span>    }</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="post-v1convertbuild-transaction" tabindex="-1">POST /v1/convert/build-transaction <a class="header-anchor" href="#post-v1convertbuild-transaction" aria-label="Permalink to &quot;POST /v1/convert/build-transaction&quot;">​</a></h3><p>Builds the transaction of a swap; its value is the amount if the native currency is sold, otherwise zero. Needs a project.</p><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  projectId</span><span class="code-keyword">?:</span><span> string</span></span>
<span class="line"><span>  amount: string </span><span class="code-comment">// Integer in base units</span></span>
<span class="line"><span>  from: string </span><span class="code-comment">// CAIP-10 ID</span></span>
<span class="line"><span>  to: string </span><span class="code-comment">// CAIP-10 ID</span></span>
<span class="line"><span>  userAddress: string </span><span class="code-comment">// CAIP-10 ID</span></span>
<span class="line"><span>  eip155</span><span class="code-keyword">?:</span><span> {</span></span>
<span class="line"><span class="code-property">    slippage:</span><span> number </span><span class="code-comment">// Percent, in steps of 0.01</span></span>
<span class="line"><span>    permit</span><span class="code-keyword">?:</span><span> string </span><span class="code-comment">// ABI-encoded arguments of an EIP-2612 permit for the router</span></span>
<span class="line"><span>  } </span><span class="code-comment">// Needed</span></span>
<span class="line"><span>  disableEstimate</span><span class="code-keyword">?:</span><span> boolean </span><span class="code-comment">// Returns an upper bound for gas without querying a node</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  tx: {</span></span>
<span class="line"><span>    from: string </span><span class="code-comment">// CAIP-10 ID of the account</span></span>
<span class="line"><span>    to: string </span><span class="code-comment">// CAIP-10 ID of the called contract</span></span>
<span class="line"><span>    data: string</span></span>
<span class="line"><span>    amount: string </span><span class="code-comment">// Expected output of the swap, in base units</span></span>
<span class="line"><span>    eip155: {</span></span>
<span class="line"><span>      gas: string</span></span>
<span class="line"><span>      gasPrice: string </span><span class="code-comment">// Wei</span></span>
<span class="line"><span>    }</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 422, 429, 503</p><h3 id="get-v1convertgas-price" tabindex="-1">GET /v1/convert/gas-price <a class="header-anchor" href="#get-v1convertgas-price" aria-label="Permalink to &quot;GET /v1/convert/gas-price&quot;">​</a></h3><p>Returns current gas prices for three speeds. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>chainId</code></td><td>query</td><td><code>string</code></td><td>CAIP-2 ID</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  standard: string </span><span class="code-comment">// Wei</span></span>
<span class="line"><span>  fast: string </span><span class="code-comment">// Wei</span></span>
<span class="line"><span>  instant: string </span><span class="code-comment">// Wei</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="get-v1convertallowance" tabindex="-1">GET /v1/convert/allowance <a class="header-anchor" href="#get-v1convertallowance" aria-label="Permalink to &quot;GET /v1/convert/allowance&quot;">​</a></h3><p>Returns the token allowance of an account for the router of the chain. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>tokenAddress</code></td><td>query</td><td><code>string</code></td><td>CAIP-10 ID</td></tr><tr><td><code>userAddress</code></td><td>query</td><td><code>string</code></td><td>CAIP-10 ID</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  allowance: string </span><span class="code-comment">// Base units</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h2 id="onramp" tabindex="-1">onramp <a class="header-anchor" href="#onramp" aria-label="Permalink to &quot;onramp&quot;">​</a></h2><h3 id="get-v1onrampoptions" tabindex="-1">GET /v1/onramp/options <a class="header-anchor" href="#get-v1onrampoptions" aria-label="Permalink to &quot;GET /v1/onramp/options&quot;">​</a></h3><p>Lists the assets that can be bought and the payment methods. Needs a project.</p><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  paymentCurrencies: {</span></span>
<span class="line"><span>    id: string</span></span>
<span class="line"><span>    payment_method_limits: {</span></span>
<span class="line"><span>      id: string </span><span class="code-comment">// card, ach_bank_account …</span></span>
<span class="line"><span>      min: string </span><span class="code-comment">// Minimum amount</span></span>
<span class="line"><span>      max: string </span><span class="code-comment">// Maximum amount</span></span>
<span class="line"><span>    }[]</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>  purchaseCurrencies: {</span></span>
<span class="line"><span>    id: string</span></span>
<span class="line"><span>    name: string</span></span>
<span class="line"><span>    symbol: string</span></span>
<span class="line"><span>    networks: {</span></span>
<span class="line"><span>      name: string</span></span>
<span class="line"><span>      display_name: string</span></span>
<span class="line"><span>      chain_id: string</span></span>
<span class="line"><span>      contract_address: string </span><span class="code-comment">// Empty for the native currency of the chain</span></span>
<span class="line"><span>    }[]</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="post-v1onrampquote" tabindex="-1">POST /v1/onramp/quote <a class="header-anchor" href="#post-v1onrampquote" aria-label="Permalink to &quot;POST /v1/onramp/quote&quot;">​</a></h3><p>Returns a quote for a purchase. Needs a project.</p><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  purchaseCurrency: {</span></span>
<span class="line"><span>    symbol: string</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>  paymentCurrency: {</span></span>
<span class="line"><span>    id: string</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>  amount: string </span><span class="code-keyword">|</span><span> number </span><span class="code-comment">// Decimal number</span></span>
<span class="line"><span>  network: string </span><span class="code-comment">// Name of a network from the options</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  coinbaseFee: {</span></span>
<span class="line"><span>    amount: string</span></span>
<span class="line"><span>    currency: string</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>  networkFee: {</span></span>
<span class="line"><span>    amount: string</span></span>
<span class="line"><span>    currency: string</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>  paymentSubtotal: {</span></span>
<span class="line"><span>    amount: string</span></span>
<span class="line"><span>    currency: string</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>  paymentTotal: {</span></span>
<span class="line"><span>    amount: string</span></span>
<span class="line"><span>    currency: string</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>  purchaseAmount: {</span></span>
<span class="line"><span>    amount: string</span></span>
<span class="line"><span>    currency: string</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>  quoteId: string</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 422, 429, 503</p><h3 id="get-v1onrampbuyoptions" tabindex="-1">GET /v1/onramp/buy/options <a class="header-anchor" href="#get-v1onrampbuyoptions" aria-label="Permalink to &quot;GET /v1/onramp/buy/options&quot;">​</a></h3><p>Lists the assets that can be bought, in the format of older services. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>country</code></td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>subdivision</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  paymentCurrencies: {</span></span>
<span class="line"><span>    id: string</span></span>
<span class="line"><span>    limits: {</span></span>
<span class="line"><span>      id: string </span><span class="code-comment">// card, ach_bank_account …</span></span>
<span class="line"><span>      min: string </span><span class="code-comment">// Minimum amount</span></span>
<span class="line"><span>      max: string </span><span class="code-comment">// Maximum amount</span></span>
<span class="line"><span>    }[]</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>  purchaseCurrencies: {</span></span>
<span class="line"><span>    id: string</span></span>
<span class="line"><span>    name: string</span></span>
<span class="line"><span>    symbol: string</span></span>
<span class="line"><span>    networks: {</span></span>
<span class="line"><span>      name: string</span></span>
<span class="line"><span>      displayName: string</span></span>
<span class="line"><span>      contractAddress: string</span></span>
<span class="line"><span>      chainId: string</span></span>
<span class="line"><span>    }[]</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="get-v1onrampbuyquotes" tabindex="-1">GET /v1/onramp/buy/quotes <a class="header-anchor" href="#get-v1onrampbuyquotes" aria-label="Permalink to &quot;GET /v1/onramp/buy/quotes&quot;">​</a></h3><p>Returns a quote for a purchase, in the format of older services. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>purchaseCurrency</code></td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>purchaseNetwork</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>paymentAmount</code></td><td>query</td><td><code>string | number</code></td><td>Decimal number</td></tr><tr><td><code>paymentCurrency</code></td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>paymentMethod</code></td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>country</code></td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>subdivision</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  paymentTotal: {</span></span>
<span class="line"><span>    value: string</span></span>
<span class="line"><span>    currency: string</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>  paymentSubTotal: {</span></span>
<span class="line"><span>    value: string</span></span>
<span class="line"><span>    currency: string</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>  purchaseAmount: {</span></span>
<span class="line"><span>    value: string</span></span>
<span class="line"><span>    currency: string</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>  coinbaseFee: {</span></span>
<span class="line"><span>    value: string</span></span>
<span class="line"><span>    currency: string</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>  networkFee: {</span></span>
<span class="line"><span>    value: string</span></span>
<span class="line"><span>    currency: string</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>  quoteId: string</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h2 id="generators" tabindex="-1">generators <a class="header-anchor" href="#generators" aria-label="Permalink to &quot;generators&quot;">​</a></h2><h3 id="post-v1generatorsonrampurl" tabindex="-1">POST /v1/generators/onrampurl <a class="header-anchor" href="#post-v1generatorsonrampurl" aria-label="Permalink to &quot;POST /v1/generators/onrampurl&quot;">​</a></h3><p>Returns the URL of the page where the user pays. Needs a project.</p><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  destinationWallets: {</span></span>
<span class="line"><span>    address: string</span></span>
<span class="line"><span>    blockchains</span><span class="code-keyword">?:</span><span> string[]</span></span>
<span class="line"><span>    assets</span><span class="code-keyword">?:</span><span> string[]</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>  partnerUserId: string</span></span>
<span class="line"><span>  defaultNetwork</span><span class="code-keyword">?:</span><span> string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>  defaultExperience</span><span class="code-keyword">?:</span><span class="code-string"> &quot;buy&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;send&quot;</span><span class="code-keyword"> |</span><span class="code-constant"> null</span></span>
<span class="line"><span>  presetCryptoAmount</span><span class="code-keyword">?:</span><span> number </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>  presetFiatAmount</span><span class="code-keyword">?:</span><span> number </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  url: string</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 429, 503</p><h2 id="exchanges" tabindex="-1">exchanges <a class="header-anchor" href="#exchanges" aria-label="Permalink to &quot;exchanges&quot;">​</a></h2><h3 id="get-v1exchanges" tabindex="-1">GET /v1/exchanges <a class="header-anchor" href="#get-v1exchanges" aria-label="Permalink to &quot;GET /v1/exchanges&quot;">​</a></h3><p>Lists exchanges and the assets they can send. Needs a project.</p><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  exchanges: {</span></span>
<span class="line"><span>    id: string </span><span class="code-comment">// ID of an exchange</span></span>
<span class="line"><span>    name: string</span></span>
<span class="line"><span>    imageUrl: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>  assets: {</span></span>
<span class="line"><span>    chainId: string </span><span class="code-comment">// CAIP-2 ID</span></span>
<span class="line"><span>    asset: string </span><span class="code-comment">// Address of a token, or \`native\`</span></span>
<span class="line"><span>    name: string</span></span>
<span class="line"><span>    symbol: string</span></span>
<span class="line"><span>    decimals: number</span></span>
<span class="line"><span>    iconUrl: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="post-v1exchangesexchangepayments" tabindex="-1">POST /v1/exchanges/:exchange/payments <a class="header-anchor" href="#post-v1exchangesexchangepayments" aria-label="Permalink to &quot;POST /v1/exchanges/:exchange/payments&quot;">​</a></h3><p>Returns the URL of the exchange page where the user pays. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>exchange</code></td><td>path</td><td><code>string</code></td><td>ID of an exchange</td></tr></tbody></table><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  paymentId: string </span><span class="code-comment">// Payment ID chosen by the dapp; unique within a project</span></span>
<span class="line"><span>  chainId: string </span><span class="code-comment">// CAIP-2 ID</span></span>
<span class="line"><span>  asset: string </span><span class="code-comment">// Address of a token, or \`native\`</span></span>
<span class="line"><span>  amount: string </span><span class="code-comment">// Base units</span></span>
<span class="line"><span>  recipient: string</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  url: string</span></span>
<span class="line"><span>  status: </span><span class="code-string">&quot;waiting&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;pending&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;submitted&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;success&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;failure&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;refund&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;timeout&quot;</span><span class="code-comment"> // waiting for the user, pending at the exchange, submitted to the chain, success, failure (the user declined), refund (the payment was returned), timeout (the user did not pay in time)</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 404, 413, 422, 429, 503</p><h3 id="get-v1exchangesexchangepaymentspaymentid" tabindex="-1">GET /v1/exchanges/:exchange/payments/:paymentId <a class="header-anchor" href="#get-v1exchangesexchangepaymentspaymentid" aria-label="Permalink to &quot;GET /v1/exchanges/:exchange/payments/:paymentId&quot;">​</a></h3><p>Returns the status of a payment at an exchange. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>exchange</code></td><td>path</td><td><code>string</code></td><td>ID of an exchange</td></tr><tr><td><code>paymentId</code></td><td>path</td><td><code>string</code></td><td>Payment ID chosen by the dapp; unique within a project</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  status: </span><span class="code-string">&quot;waiting&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;pending&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;submitted&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;success&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;failure&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;refund&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;timeout&quot;</span><span class="code-comment"> // waiting for the user, pending at the exchange, submitted to the chain, success, failure (the user declined), refund (the payment was returned), timeout (the user did not pay in time)</span></span>
<span class="line"><span>  hash: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 404, 429, 503</p><h2 id="sessions" tabindex="-1">sessions <a class="header-anchor" href="#sessions" aria-label="Permalink to &quot;sessions&quot;">​</a></h2><h3 id="post-v1sessionsaccount" tabindex="-1">POST /v1/sessions/:account <a class="header-anchor" href="#post-v1sessionsaccount" aria-label="Permalink to &quot;POST /v1/sessions/:account&quot;">​</a></h3><p>Creates a wallet session with its own key. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>account</code></td><td>path</td><td><code>string</code></td><td>CAIP-10 ID of an EVM account</td></tr><tr><td><code>v</code> (optional)</td><td>query</td><td><code>&quot;1&quot; | &quot;2&quot;</code></td><td>With 2, the key is the hex of its bytes; otherwise the hex of that text</td></tr></tbody></table><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  expiry: number </span><span class="code-comment">// Unix time in seconds</span></span>
<span class="line"><span>  signer: {</span></span>
<span class="line"><span>    type: string</span></span>
<span class="line"><span>    data: unknown</span></span>
<span class="line"><span>  } </span><span class="code-comment">// The dapp’s key, which proves that the dapp itself requests signatures</span></span>
<span class="line"><span>  permissions: {</span></span>
<span class="line"><span>    type: string</span></span>
<span class="line"><span>    data: unknown</span></span>
<span class="line"><span>  }[] </span><span class="code-comment">// contract-call {address}, native-token-recurring-allowance {allowance, start, period} and native-token-periodic {periodAmount, startTime, periodDuration} are supported</span></span>
<span class="line"><span>  policies: unknown[]</span></span>
<span class="line"><span>  signature</span><span class="code-keyword">?:</span><span> string </span><span class="code-comment">// Signature of the account (EIP-191) over the documented proof text; required unless the server is open</span></span>
<span class="line"><span>  nonce</span><span class="code-keyword">?:</span><span> string </span><span class="code-comment">// Random nonce of the proof</span></span>
<span class="line"><span>  expires</span><span class="code-keyword">?:</span><span> number </span><span class="code-comment">// Expiry of the proof: Unix time in seconds, at most one hour from now</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  pci: string</span></span>
<span class="line"><span>  key: {</span></span>
<span class="line"><span>    type: </span><span class="code-string">&quot;secp256k1&quot;</span></span>
<span class="line"><span>    publicKey: string</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 422, 429, 503</p><h3 id="get-v1sessionsaccount" tabindex="-1">GET /v1/sessions/:account <a class="header-anchor" href="#get-v1sessionsaccount" aria-label="Permalink to &quot;GET /v1/sessions/:account&quot;">​</a></h3><p>Lists the wallet sessions of an account, newest first; at most 255 or 1 MiB. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>account</code></td><td>path</td><td><code>string</code></td><td>CAIP-10 ID of an EVM account</td></tr><tr><td><code>signature</code> (optional)</td><td>query</td><td><code>string</code></td><td>Signature of the account (EIP-191) over the documented proof text; required unless the server is open</td></tr><tr><td><code>nonce</code> (optional)</td><td>query</td><td><code>string</code></td><td>Random nonce of the proof</td></tr><tr><td><code>expires</code> (optional)</td><td>query</td><td><code>string</code></td><td>Expiry of the proof: Unix time in seconds, at most one hour from now</td></tr><tr><td><code>cursor</code> (optional)</td><td>query</td><td><code>string</code></td><td><code>next</code> of the previous page</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  pcis: {</span></span>
<span class="line"><span>    project: {</span></span>
<span class="line"><span>      id: string</span></span>
<span class="line"><span>      name: string</span></span>
<span class="line"><span>      url: </span><span class="code-constant">null</span></span>
<span class="line"><span>      iconUrl: </span><span class="code-constant">null</span></span>
<span class="line"><span>    }</span></span>
<span class="line"><span>    pci: string</span></span>
<span class="line"><span>    expiry: number </span><span class="code-comment">// Unix time in seconds</span></span>
<span class="line"><span>    createdAt: number </span><span class="code-comment">// Unix time in seconds</span></span>
<span class="line"><span>    permissions: {</span></span>
<span class="line"><span>      type: string</span></span>
<span class="line"><span>      data: unknown</span></span>
<span class="line"><span>    }[]</span></span>
<span class="line"><span>    policies: unknown[]</span></span>
<span class="line"><span>    context: string</span></span>
<span class="line"><span>    revokedAt: number </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // Unix time in seconds</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>  next: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // Cursor of the next page; null on the last page</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="get-v1sessionsaccountgetcontext" tabindex="-1">GET /v1/sessions/:account/getcontext <a class="header-anchor" href="#get-v1sessionsaccountgetcontext" aria-label="Permalink to &quot;GET /v1/sessions/:account/getcontext&quot;">​</a></h3><p>Permissions context that the wallet returned when it activated the session. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>account</code></td><td>path</td><td><code>string</code></td><td>CAIP-10 ID of an EVM account</td></tr><tr><td><code>pci</code></td><td>query</td><td><code>string</code></td><td>ID of a session: a UUID</td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  context: string </span><span class="code-comment">// Hex returned by the wallet</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="post-v1sessionsaccountactivate" tabindex="-1">POST /v1/sessions/:account/activate <a class="header-anchor" href="#post-v1sessionsaccountactivate" aria-label="Permalink to &quot;POST /v1/sessions/:account/activate&quot;">​</a></h3><p>Activates a session with the permissions that the wallet granted. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>account</code></td><td>path</td><td><code>string</code></td><td>CAIP-10 ID of an EVM account</td></tr></tbody></table><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  pci: string </span><span class="code-comment">// ID of a session: a UUID</span></span>
<span class="line"><span>  expiry: number </span><span class="code-comment">// Unix time in seconds</span></span>
<span class="line"><span>  signer: {</span></span>
<span class="line"><span>    type: string</span></span>
<span class="line"><span>    data: unknown</span></span>
<span class="line"><span>  } </span><span class="code-comment">// The dapp’s key, which proves that the dapp itself requests signatures</span></span>
<span class="line"><span>  permissions: {</span></span>
<span class="line"><span>    type: string</span></span>
<span class="line"><span>    data: unknown</span></span>
<span class="line"><span>  }[] </span><span class="code-comment">// contract-call {address}, native-token-recurring-allowance {allowance, start, period} and native-token-periodic {periodAmount, startTime, periodDuration} are supported</span></span>
<span class="line"><span>  policies: unknown[]</span></span>
<span class="line"><span>  context: string </span><span class="code-comment">// Hex returned by the wallet</span></span>
<span class="line"><span>  signature</span><span class="code-keyword">?:</span><span> string </span><span class="code-comment">// Signature of the account (EIP-191) over the documented proof text; required unless the server is open</span></span>
<span class="line"><span>  nonce</span><span class="code-keyword">?:</span><span> string </span><span class="code-comment">// Random nonce of the proof</span></span>
<span class="line"><span>  expires</span><span class="code-keyword">?:</span><span> number </span><span class="code-comment">// Expiry of the proof: Unix time in seconds, at most one hour from now</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  success: </span><span class="code-constant">true</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 422, 429, 503</p><h3 id="post-v1sessionsaccountrevoke" tabindex="-1">POST /v1/sessions/:account/revoke <a class="header-anchor" href="#post-v1sessionsaccountrevoke" aria-label="Permalink to &quot;POST /v1/sessions/:account/revoke&quot;">​</a></h3><p>Revokes a session permanently. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>account</code></td><td>path</td><td><code>string</code></td><td>CAIP-10 ID of an EVM account, or its address alone</td></tr></tbody></table><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  pci: string </span><span class="code-comment">// ID of a session: a UUID</span></span>
<span class="line"><span>  signature</span><span class="code-keyword">?:</span><span> string </span><span class="code-comment">// Signature of the account (EIP-191) over the documented proof text; required unless the server is open</span></span>
<span class="line"><span>  nonce</span><span class="code-keyword">?:</span><span> string </span><span class="code-comment">// Random nonce of the proof</span></span>
<span class="line"><span>  expires</span><span class="code-keyword">?:</span><span> number </span><span class="code-comment">// Expiry of the proof: Unix time in seconds, at most one hour from now</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  success: </span><span class="code-constant">true</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 422, 429, 503</p><h3 id="post-v1sessionsaccountsign" tabindex="-1">POST /v1/sessions/:account/sign <a class="header-anchor" href="#post-v1sessionsaccountsign" aria-label="Permalink to &quot;POST /v1/sessions/:account/sign&quot;">​</a></h3><p>Signs a user operation (ERC-4337 v0.7) that the session allows with the session key. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>account</code></td><td>path</td><td><code>string</code></td><td>CAIP-10 ID of an EVM account</td></tr></tbody></table><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  pci: string </span><span class="code-comment">// ID of a session: a UUID</span></span>
<span class="line"><span>  userOp: {</span></span>
<span class="line"><span>    sender: string</span></span>
<span class="line"><span>    nonce: string</span></span>
<span class="line"><span>    factory</span><span class="code-keyword">?:</span><span> string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    factoryData</span><span class="code-keyword">?:</span><span> string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    callData: string</span></span>
<span class="line"><span>    callGasLimit: string</span></span>
<span class="line"><span>    verificationGasLimit: string</span></span>
<span class="line"><span>    preVerificationGas: string</span></span>
<span class="line"><span>    maxFeePerGas: string</span></span>
<span class="line"><span>    maxPriorityFeePerGas: string</span></span>
<span class="line"><span>    paymaster</span><span class="code-keyword">?:</span><span> string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    paymasterVerificationGasLimit</span><span class="code-keyword">?:</span><span> string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    paymasterPostOpGasLimit</span><span class="code-keyword">?:</span><span> string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    paymasterData</span><span class="code-keyword">?:</span><span> string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    signature</span><span class="code-keyword">?:</span><span> string </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // Not part of the signed data</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>  signature</span><span class="code-keyword">?:</span><span> string </span><span class="code-comment">// Signature of the signer of the session (EIP-191) over the documented proof text; required unless the server is open</span></span>
<span class="line"><span>  nonce</span><span class="code-keyword">?:</span><span> string </span><span class="code-comment">// Random nonce of the proof</span></span>
<span class="line"><span>  expires</span><span class="code-keyword">?:</span><span> number </span><span class="code-comment">// Expiry of the proof: Unix time in seconds, at most one hour from now</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  signature: string</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 422, 429, 503</p><h2 id="bundler" tabindex="-1">bundler <a class="header-anchor" href="#bundler" aria-label="Permalink to &quot;bundler&quot;">​</a></h2><h3 id="post-v1bundler" tabindex="-1">POST /v1/bundler <a class="header-anchor" href="#post-v1bundler" aria-label="Permalink to &quot;POST /v1/bundler&quot;">​</a></h3><p>Sends one JSON-RPC call to a configured bundler of the chain. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>chainId</code></td><td>query</td><td><code>string</code></td><td>CAIP-2 ID</td></tr><tr><td><code>bundler</code> (optional)</td><td>query</td><td><code>string</code></td><td>Name of the bundler; defaults to the first of the chain</td></tr></tbody></table><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  jsonrpc</span><span class="code-keyword">?:</span><span class="code-string"> &quot;2.0&quot;</span></span>
<span class="line"><span>  id</span><span class="code-keyword">?:</span><span> string </span><span class="code-keyword">|</span><span> number </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>  method: </span><span class="code-string">&quot;eth_getUserOperationReceipt&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;eth_sendUserOperation&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;eth_estimateUserOperationGas&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;eth_getUserOperationByHash&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;eth_supportedEntryPoints&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;pm_sponsorUserOperation&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;pm_getPaymasterData&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;pm_getPaymasterStubData&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;pimlico_getUserOperationGasPrice&quot;</span></span>
<span class="line"><span>  params</span><span class="code-keyword">?:</span><span> unknown[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  jsonrpc: </span><span class="code-string">&quot;2.0&quot;</span></span>
<span class="line"><span>  id: string </span><span class="code-keyword">|</span><span> number </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>  result</span><span class="code-keyword">?:</span><span> unknown</span></span>
<span class="line"><span>  error</span><span class="code-keyword">?:</span><span> {</span></span>
<span class="line"><span class="code-property">    code:</span><span> number</span></span>
<span class="line"><span>    message: string</span></span>
<span class="line"><span>    data</span><span class="code-keyword">?:</span><span> unknown</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 422, 429, 503</p><h2 id="paymaster" tabindex="-1">paymaster <a class="header-anchor" href="#paymaster" aria-label="Permalink to &quot;paymaster&quot;">​</a></h2><h3 id="post-v1paymaster" tabindex="-1">POST /v1/paymaster <a class="header-anchor" href="#post-v1paymaster" aria-label="Permalink to &quot;POST /v1/paymaster&quot;">​</a></h3><p>Sends one JSON-RPC call (ERC-7677) to the paymaster of the chain, if the operator sponsors operations there. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>chainId</code></td><td>query</td><td><code>string</code></td><td>CAIP-2 ID</td></tr></tbody></table><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  jsonrpc</span><span class="code-keyword">?:</span><span class="code-string"> &quot;2.0&quot;</span></span>
<span class="line"><span>  id</span><span class="code-keyword">?:</span><span> string </span><span class="code-keyword">|</span><span> number </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>  method: </span><span class="code-string">&quot;pm_getPaymasterStubData&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;pm_getPaymasterData&quot;</span></span>
<span class="line"><span>  params</span><span class="code-keyword">?:</span><span> unknown[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  jsonrpc: </span><span class="code-string">&quot;2.0&quot;</span></span>
<span class="line"><span>  id: string </span><span class="code-keyword">|</span><span> number </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>  result</span><span class="code-keyword">?:</span><span> unknown</span></span>
<span class="line"><span>  error</span><span class="code-keyword">?:</span><span> {</span></span>
<span class="line"><span class="code-property">    code:</span><span> number</span></span>
<span class="line"><span>    message: string</span></span>
<span class="line"><span>    data</span><span class="code-keyword">?:</span><span> unknown</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 422, 429, 503</p><h2 id="auth" tabindex="-1">auth <a class="header-anchor" href="#auth" aria-label="Permalink to &quot;auth&quot;">​</a></h2><h3 id="get-authv1nonce" tabindex="-1">GET /auth/v1/nonce <a class="header-anchor" href="#get-authv1nonce" aria-label="Permalink to &quot;GET /auth/v1/nonce&quot;">​</a></h3><p>Creates a nonce for one sign-in within 10 minutes, from a page of the project. Needs a project.</p><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  nonce: string</span></span>
<span class="line"><span>  token: string </span><span class="code-comment">// Send it as \`x-nonce-jwt\` with the message that contains the nonce</span></span>
<span class="line"><span>  now: number </span><span class="code-comment">// Server time, for the date of the message, as Unix time in milliseconds</span></span>
<span class="line"><span>  expiresAt: number </span><span class="code-comment">// When the nonce expires, as Unix time in milliseconds</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="post-authv1authenticate" tabindex="-1">POST /auth/v1/authenticate <a class="header-anchor" href="#post-authv1authenticate" aria-label="Permalink to &quot;POST /auth/v1/authenticate&quot;">​</a></h3><p>Signs in the account that signed the message. Each attempt uses up the nonce. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>x-nonce-jwt</code></td><td>header</td><td><code>string</code></td><td>Token of the nonce</td></tr></tbody></table><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  message: string </span><span class="code-comment">// EIP-4361 message, or CAIP-122 for other chains</span></span>
<span class="line"><span>  signature: string </span><span class="code-comment">// As returned by the wallet</span></span>
<span class="line"><span>  data</span><span class="code-keyword">?:</span><span> Record</span><span class="code-keyword">&lt;</span><span>string, unknown</span><span class="code-keyword">&gt;</span><span class="code-comment"> // Message fields as known by the page; all must match the message</span></span>
<span class="line"><span>  emailToken</span><span class="code-keyword">?:</span><span> string </span><span class="code-comment">// Proof of a verified email address of the account (\`PUT /auth/v1/otp\`); the address is then stored</span></span>
<span class="line"><span>  clientId</span><span class="code-keyword">?:</span><span> string </span><span class="code-keyword">|</span><span class="code-constant"> null</span><span class="code-comment"> // Not stored</span></span>
<span class="line"><span>  walletInfo</span><span class="code-keyword">?:</span><span> Record</span><span class="code-keyword">&lt;</span><span>string, unknown</span><span class="code-keyword">&gt;</span><span class="code-keyword"> |</span><span class="code-constant"> null</span><span class="code-comment"> // Not stored</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  token: string </span><span class="code-comment">// JWT signed with EdDSA: iss, aud (the project), sub (did:pkh), sid, iat, exp (one hour)</span></span>
<span class="line"><span>  accounts: {</span></span>
<span class="line"><span>    chainId: string </span><span class="code-comment">// CAIP-2 ID</span></span>
<span class="line"><span>    address: string</span></span>
<span class="line"><span>  }[] </span><span class="code-comment">// The account that is signed in</span></span>
<span class="line"><span>  expiresAt: number </span><span class="code-comment">// When the session expires, as Unix time in milliseconds</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 429, 503</p><h3 id="get-authv1me" tabindex="-1">GET /auth/v1/me <a class="header-anchor" href="#get-authv1me" aria-label="Permalink to &quot;GET /auth/v1/me&quot;">​</a></h3><p>Returns the session, with a new token once the sent token is past half of its lifetime. Needs a project and a session.</p><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  accounts: {</span></span>
<span class="line"><span>    chainId: string </span><span class="code-comment">// CAIP-2 ID</span></span>
<span class="line"><span>    address: string</span></span>
<span class="line"><span>  }[] </span><span class="code-comment">// The account that is signed in</span></span>
<span class="line"><span>  expiresAt: number </span><span class="code-comment">// When the session expires, as Unix time in milliseconds</span></span>
<span class="line"><span>  token</span><span class="code-keyword">?:</span><span> string </span><span class="code-comment">// JWT signed with EdDSA: iss, aud (the project), sub (did:pkh), sid, iat, exp (one hour)</span></span>
<span class="line"><span>  metadata</span><span class="code-keyword">?:</span><span> Record</span><span class="code-keyword">&lt;</span><span>string, unknown</span><span class="code-keyword">&gt;</span><span class="code-comment"> // Metadata that the app stores with the account: a JSON object of at most 4 KiB</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="put-authv1account-metadata" tabindex="-1">PUT /auth/v1/account-metadata <a class="header-anchor" href="#put-authv1account-metadata" aria-label="Permalink to &quot;PUT /auth/v1/account-metadata&quot;">​</a></h3><p>Replaces the metadata that the app stores with the account. Needs a project and a session.</p><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  metadata: Record</span><span class="code-keyword">&lt;</span><span>string, unknown</span><span class="code-keyword">&gt;</span><span class="code-comment"> // Metadata that the app stores with the account: a JSON object of at most 4 KiB</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  success: </span><span class="code-constant">true</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 422, 429, 503</p><h3 id="post-authv1sign-out" tabindex="-1">POST /auth/v1/sign-out <a class="header-anchor" href="#post-authv1sign-out" aria-label="Permalink to &quot;POST /auth/v1/sign-out&quot;">​</a></h3><p>Ends the session. Its last token passes offline checks until it expires. Needs a project and a session.</p><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  success: </span><span class="code-constant">true</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="get-authv1jwksjson" tabindex="-1">GET /auth/v1/jwks.json <a class="header-anchor" href="#get-authv1jwksjson" aria-label="Permalink to &quot;GET /auth/v1/jwks.json&quot;">​</a></h3><p>Public keys that tokens are signed with (RFC 7517).</p><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  keys: {</span></span>
<span class="line"><span>    kty: </span><span class="code-string">&quot;OKP&quot;</span></span>
<span class="line"><span>    crv: </span><span class="code-string">&quot;Ed25519&quot;</span></span>
<span class="line"><span>    x: string</span></span>
<span class="line"><span>    kid: string</span></span>
<span class="line"><span>    alg: </span><span class="code-string">&quot;EdDSA&quot;</span></span>
<span class="line"><span>    use: </span><span class="code-string">&quot;sig&quot;</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 429, 503</p><h3 id="post-authv1otp" tabindex="-1">POST /auth/v1/otp <a class="header-anchor" href="#post-authv1otp" aria-label="Permalink to &quot;POST /auth/v1/otp&quot;">​</a></h3><p>Emails a 6-digit code. The response and its timing are the same for every address. Needs a project.</p><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  email: string </span><span class="code-comment">// The user’s email address</span></span>
<span class="line"><span>  account: string </span><span class="code-comment">// The account that will sign in, CAIP-10</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  uuid: string </span><span class="code-comment">// ID of the emailed code</span></span>
<span class="line"><span>  expiresAt: number </span><span class="code-comment">// When the code expires, as Unix time in milliseconds</span></span>
<span class="line"><span>  retryAt: number </span><span class="code-comment">// When another code can be requested, as Unix time in milliseconds</span></span>
<span class="line"><span>  now: number </span><span class="code-comment">// Server time, as Unix time in milliseconds</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 429, 503</p><h3 id="put-authv1otp" tabindex="-1">PUT /auth/v1/otp <a class="header-anchor" href="#put-authv1otp" aria-label="Permalink to &quot;PUT /auth/v1/otp&quot;">​</a></h3><p>Verifies the address with the code. A code works once, within 20 minutes and five attempts. Needs a project.</p><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  uuid: string </span><span class="code-comment">// ID of the emailed code</span></span>
<span class="line"><span>  code: string </span><span class="code-comment">// The code from the email</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  token: string </span><span class="code-comment">// Send it as \`emailToken\` with the sign-in of the account, within 30 minutes</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 410, 413, 429, 503</p><h3 id="get-authv1email" tabindex="-1">GET /auth/v1/email <a class="header-anchor" href="#get-authv1email" aria-label="Permalink to &quot;GET /auth/v1/email&quot;">​</a></h3><p>Returns the verified email address of the signed-in account. Needs a project and a session.</p><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  email: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="delete-authv1email" tabindex="-1">DELETE /auth/v1/email <a class="header-anchor" href="#delete-authv1email" aria-label="Permalink to &quot;DELETE /auth/v1/email&quot;">​</a></h3><p>Deletes the email address of the signed-in account. Signing out does not delete it. Needs a project and a session.</p><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  success: </span><span class="code-constant">true</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h2 id="other" tabindex="-1">other <a class="header-anchor" href="#other" aria-label="Permalink to &quot;other&quot;">​</a></h2><h3 id="get-getwallets" tabindex="-1">GET /getWallets <a class="header-anchor" href="#get-getwallets" aria-label="Permalink to &quot;GET /getWallets&quot;">​</a></h3><p>Returns a page of the wallet directory. Needs a project.</p><table tabindex="0"><thead><tr><th>parameter</th><th>in</th><th>type</th><th>meaning</th></tr></thead><tbody><tr><td><code>page</code> (optional)</td><td>query</td><td><code>number</code></td><td></td></tr><tr><td><code>entries</code> (optional)</td><td>query</td><td><code>number</code></td><td>At most 100</td></tr><tr><td><code>search</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>include</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>exclude</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>chains</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>names</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>rdns</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr><tr><td><code>badge_type</code> (optional)</td><td>query</td><td><code>&quot;none&quot; | &quot;certified&quot;</code></td><td></td></tr><tr><td><code>platform</code> (optional)</td><td>query</td><td><code>string</code></td><td></td></tr></tbody></table><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  count: number </span><span class="code-comment">// Total number of matching wallets</span></span>
<span class="line"><span>  data: {</span></span>
<span class="line"><span>    id: string </span><span class="code-comment">// 64 hex digits; never changes</span></span>
<span class="line"><span>    name: string</span></span>
<span class="line"><span>    homepage: string</span></span>
<span class="line"><span>    image_id: string</span></span>
<span class="line"><span>    order: number</span></span>
<span class="line"><span>    chains: string[] </span><span class="code-comment">// CAIP-2 IDs</span></span>
<span class="line"><span>    rdns: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    mobile_link: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    desktop_link: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    webapp_link: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    link_mode: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    app_store: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    play_store: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    chrome_store: string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    injected: {</span></span>
<span class="line"><span>      namespace: string</span></span>
<span class="line"><span>      injected_id: string</span></span>
<span class="line"><span>    }[] </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    badge_type: </span><span class="code-string">&quot;none&quot;</span><span class="code-keyword"> |</span><span class="code-string"> &quot;certified&quot;</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="get-projectsv1origins" tabindex="-1">GET /projects/v1/origins <a class="header-anchor" href="#get-projectsv1origins" aria-label="Permalink to &quot;GET /projects/v1/origins&quot;">​</a></h3><p>Returns the origins a project allows; an empty list allows any origin.</p><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  allowedOrigins: string[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 429, 503</p><h3 id="get-appkitv1config" tabindex="-1">GET /appkit/v1/config <a class="header-anchor" href="#get-appkitv1config" aria-label="Permalink to &quot;GET /appkit/v1/config&quot;">​</a></h3><p>Returns the features of a project: always an empty list, because nothing is restricted. Needs a project.</p><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  features: {</span></span>
<span class="line"><span>    id: string</span></span>
<span class="line"><span>    isEnabled: boolean</span></span>
<span class="line"><span>    config: unknown</span></span>
<span class="line"><span>  }[]</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="get-appkitv1project-limits" tabindex="-1">GET /appkit/v1/project-limits <a class="header-anchor" href="#get-appkitv1project-limits" aria-label="Permalink to &quot;GET /appkit/v1/project-limits&quot;">​</a></h3><p>Returns whether a project has exceeded its quota. Needs a project.</p><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  planLimits: {</span></span>
<span class="line"><span>    tier: string</span></span>
<span class="line"><span>    isAboveRpcLimit: boolean</span></span>
<span class="line"><span>    isAboveMauLimit: boolean</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="get-getanalyticsconfig" tabindex="-1">GET /getAnalyticsConfig <a class="header-anchor" href="#get-getanalyticsconfig" aria-label="Permalink to &quot;GET /getAnalyticsConfig&quot;">​</a></h3><p>Returns whether analytics events are accepted. Needs a project.</p><p>Responds with 200:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  isAnalyticsEnabled: boolean</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 429, 503</p><h3 id="post-e" tabindex="-1">POST /e <a class="header-anchor" href="#post-e" aria-label="Permalink to &quot;POST /e&quot;">​</a></h3><p>Records one event; discarded while analytics is disabled. Needs a project.</p><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  eventId: string</span></span>
<span class="line"><span>  url</span><span class="code-keyword">?:</span><span> string</span></span>
<span class="line"><span>  domain</span><span class="code-keyword">?:</span><span> string</span></span>
<span class="line"><span>  timestamp: number </span><span class="code-comment">// Unix time in milliseconds, by the user’s clock</span></span>
<span class="line"><span>  props: {</span></span>
<span class="line"><span>    type</span><span class="code-keyword">?:</span><span> string</span></span>
<span class="line"><span>    event</span><span class="code-keyword">?:</span><span> string</span></span>
<span class="line"><span>    address</span><span class="code-keyword">?:</span><span> string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    properties</span><span class="code-keyword">?:</span><span> Record</span><span class="code-keyword">&lt;</span><span>string, unknown</span><span class="code-keyword">&gt;</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}</span></span></code></pre></div><p>Responds with 202:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  status: </span><span class="code-string">&quot;OK&quot;</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 422, 429, 503</p><h3 id="post-batch" tabindex="-1">POST /batch <a class="header-anchor" href="#post-batch" aria-label="Permalink to &quot;POST /batch&quot;">​</a></h3><p>Records up to 500 events; discarded while analytics is disabled. Needs a project.</p><p>Body:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  eventId: string</span></span>
<span class="line"><span>  url</span><span class="code-keyword">?:</span><span> string</span></span>
<span class="line"><span>  domain</span><span class="code-keyword">?:</span><span> string</span></span>
<span class="line"><span>  timestamp: number </span><span class="code-comment">// Unix time in milliseconds, by the user’s clock</span></span>
<span class="line"><span>  props: {</span></span>
<span class="line"><span>    type</span><span class="code-keyword">?:</span><span> string</span></span>
<span class="line"><span>    event</span><span class="code-keyword">?:</span><span> string</span></span>
<span class="line"><span>    address</span><span class="code-keyword">?:</span><span> string </span><span class="code-keyword">|</span><span class="code-constant"> null</span></span>
<span class="line"><span>    properties</span><span class="code-keyword">?:</span><span> Record</span><span class="code-keyword">&lt;</span><span>string, unknown</span><span class="code-keyword">&gt;</span></span>
<span class="line"><span>  }</span></span>
<span class="line"><span>}[]</span></span></code></pre></div><p>Responds with 202:</p><div class="language-ts"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre class="shiki kit vp-code" tabindex="0"><code><span class="line"><span>{</span></span>
<span class="line"><span>  status: </span><span class="code-string">&quot;OK&quot;</span></span>
<span class="line"><span>}</span></span></code></pre></div><p><a href="#errors">Errors</a>: 400, 401, 403, 413, 422, 429, 503</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("endpoints.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const endpoints = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  endpoints as default
};
