/**
 * Assembles EVM code that returns fixed data for each selector, and reverts on all others with `reverted`. It compares the selector, copies
 * the data that follows the code, and returns it.
 *
 * @example assembleContract([['70a08231', '0x…']])
 */
export function assembleContract(cases: readonly (readonly [string, string])[], reverted = '0x'): string {
  const head = '60003560e01c'
  const testLength = 11
  const bodyLength = 16
  const firstBody = head.length / 2 + cases.length * testLength + (bodyLength - 1)
  const codeLength = firstBody + cases.length * bodyLength
  let tests = ''
  let bodies = ''
  let data = ''
  const copyAnd = (result: string, end: string) => {
    const size = push2((result.length - 2) / 2)
    const from = push2(codeLength + data.length / 2)
    data += result.slice(2)
    // PUSH2 size PUSH2 data PUSH1 0 CODECOPY PUSH2 size PUSH1 0, then RETURN or REVERT
    return `${size}${from}600039${size}6000${end}`
  }
  cases.forEach(([selector, result], index) => {
    // DUP1 PUSH4 selector EQ PUSH2 body JUMPI
    tests += `8063${selector}14${push2(firstBody + index * bodyLength)}57`
    // JUMPDEST
    bodies += `5b${copyAnd(result, 'f3')}`
  })
  const refuse = copyAnd(reverted, 'fd')
  return `0x${head}${tests}${refuse}${bodies}${data}`
}

function push2(value: number): string {
  return `61${value.toString(16).padStart(4, '0')}`
}
