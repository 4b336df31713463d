export * from '@kit/core'
export * from '@kit/eip155-viem'
export * from '@kit/react'
export * from '@kit/react-ui'
