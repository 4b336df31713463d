import { expect, it } from 'vitest'
import { parseRpcRequest } from './parseRpcRequest.js'
import { writeCall } from './RpcCall.js'

const single = (body: string) => {
  const request = parseRpcRequest(body)
  if (request.kind !== 'single') throw new Error(request.kind)
  return request.entry
}

it('parseRpcRequest keeps IDs of any type and parameters verbatim', () => {
  for (const id of ['1', '"a\\u00e9"', 'null', '12345678901234567890', '1.50', '{"a":[1]}', '[]', 'true']) {
    const entry = single(`{ "id" : ${id}, "params": [1.0, 123456789012345678901] , "method":"eth_call"}`)
    expect(entry).toMatchObject({ id, method: 'eth_call', params: '[1.0, 123456789012345678901]' })
  }
  expect(single('{"method":"eth_call"}')).toMatchObject({ id: 'null', params: undefined })
  expect(parseRpcRequest('[{"method":"eth_call"}]')).toMatchObject({ entries: [{ id: undefined }] })
})

it('parseRpcRequest forwards nothing that two parsers could read as two different calls', () => {
  const sly = single('{"method":"eth_call","METHOD":"anvil_reset","\\u006dethod":"eth_chainId","id":1,"more":{}}')
  expect('method' in sly && writeCall(sly)).toBe('{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}')
})

it('parseRpcRequest reports an invalid call at its position', () => {
  const request = parseRpcRequest('[1,{"id":7,"method":3},{"id":8,"method":"eth_call"},null,[]]')
  const error = { kind: 'error', code: -32_600 }
  expect(request).toMatchObject({
    kind: 'batch',
    size: 5,
    entries: [
      { id: 'null', error },
      { id: '7', error },
      { id: '8', method: 'eth_call' },
      { id: 'null', error },
      { id: 'null', error },
    ],
  })
  for (const body of ['[]', '5', '"text"', 'null', '{}']) expect(single(body)).toMatchObject({ error })
  for (const body of ['', '{', 'eth_call', '[1', '\u0000']) expect(parseRpcRequest(body).kind).toBe('unreadable')
})

it('parseRpcRequest refuses a batch that is too large', () => {
  expect(parseRpcRequest(`[${new Array(11).fill('1')}]`, 10)).toEqual({ kind: 'batch', entries: [], size: 11 })
})
