import { describe, expect, it } from 'vitest'
import { moveDapp } from '../testing/moveDapp.js'

const metadata = "appName: 'Mint', appDescription: 'Mints', appUrl: 'https://mint.test'"
const setup = {
  'src/config.ts': `import { getDefaultConfig } from 'connectkit'
import { createConfig } from 'wagmi'
import { mainnet } from 'wagmi/chains'

export const config = createConfig(getDefaultConfig({ ${metadata}, chains: [mainnet] }))
`,
}

/** Moves a component that uses one hook or element. */
function moveComponent(imports: string, body: string) {
  const { read, left } = moveDapp('connectkit', {
    ...setup,
    'src/Part.tsx': `import { ${imports} } from 'connectkit'\n\nexport const Part = () => ${body}\n`,
  })
  const code = read('src/Part.tsx')
  return { code, left, body: code.split('Part = () => ')[1]?.trimEnd() }
}

describe('the setup of ConnectKit', () => {
  it('becomes a kit, and a config that the kit creates', () => {
    const { read, left } = moveDapp('connectkit', setup)
    expect(read('src/config.ts')).toBe(`import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { createKitConfig } from '@kit/wagmi'
import { kit } from './kit'

export const config = createKitConfig(kit, (own) =>
  createConfig({
    ...own,
    chains: [mainnet],
    transports: { [mainnet.id]: http() },
  }),
)
`)
    expect(read('src/kit.ts')).toContain('adapters: [eip155({ networks: [mainnet] })],')
    expect(left).toEqual([])
  })

  it('stays with computed options, and is listed', () => {
    const { left, migration } = moveDapp('connectkit', {
      'src/config.ts':
        "import { getDefaultConfig } from 'connectkit'\nexport const config = getDefaultConfig(options)\n",
    })
    expect(migration.changed).toEqual([])
    expect(left).toEqual(['src/config.ts:2 getDefaultConfig'])
  })
})

describe('ConnectKitProvider', () => {
  it.each([
    ['', '<KitProvider kit={kit}>hi<KitModal /></KitProvider>', 0],
    [' theme="auto" mode="auto"', '<KitProvider kit={kit}>hi<KitModal /></KitProvider>', 0],
    [' mode="dark"', '<KitProvider kit={kit}><KitUi theme="dark">hi<KitModal /></KitUi></KitProvider>', 0],
    [
      ' theme="retro" onConnect={log}',
      '<KitProvider kit={kit}>{/* Not moved to the kit: theme="retro" onConnect={log} */}hi<KitModal /></KitProvider>',
      2,
    ],
  ])('becomes the provider and the modal, with props%s', (props, expected, count) => {
    const { body, left } = moveComponent('ConnectKitProvider', `<ConnectKitProvider${props}>hi</ConnectKitProvider>`)
    expect(body).toBe(expected)
    expect(left).toHaveLength(count)
  })
})

describe('ConnectKitButton', () => {
  it.each([
    ['label="Go" showBalance', 'label="Go" showBalance'],
    ['showAvatar={false}', 'accountStatus="address"'],
    ['mode="dark"', 'theme="dark"'],
  ])('has props of the kit: %s', (before, after) => {
    const { body, left } = moveComponent('ConnectKitButton', `<ConnectKitButton ${before} />`)
    expect(body).toBe(`<ConnectButton ${after} />`)
    expect(left).toEqual([])
  })

  it('keeps props without a counterpart, and lists them', () => {
    const { body, left } = moveComponent('ConnectKitButton', '<ConnectKitButton customTheme={mine} />')
    expect(body).toBe('<ConnectButton customTheme={mine} />')
    expect(left).toEqual(['src/Part.tsx:3 customTheme={mine}'])
  })
})

describe('ConnectKitButton.Custom', () => {
  const custom = (pattern: string, body: string) =>
    moveComponent('ConnectKitButton', `<ConnectKitButton.Custom>{(${pattern}) => ${body}}</ConnectKitButton.Custom>`)

  it.each([
    ['{ isConnected, show }', 'isConnected && show', '({ account, open: show }) => account !== undefined && show'],
    ['{ isConnected }', '!isConnected', '({ account }) => !(account !== undefined)'],
    ['{ address, ensName }', 'ensName ?? address', '({ account }) => account?.displayName ?? account?.address'],
    ['{ address }', 'f({ address })', '({ account }) => f({ address: account?.address })'],
    ['{ isConnecting }', 'isConnecting ? 1 : 2', "({ status }) => status === 'connecting' ? 1 : 2"],
    [
      '{ chain, unsupported }',
      'unsupported ? 1 : chain.id',
      '({ network: chain, isSupportedNetwork }) => !isSupportedNetwork ? 1 : chain.reference',
    ],
  ])('replaces render props: %s => %s', (pattern, body, expected) => {
    const result = custom(pattern, body)
    expect(result.body).toBe(`<ConnectButton.Custom>{${expected}}</ConnectButton.Custom>`)
    expect(result.left).toEqual([])
  })

  it('stays if a new render prop would shadow a variable', () => {
    const { body, left } = custom('{ isConnecting }', 'isConnecting ? status : 2')
    expect(body).toContain('({ isConnecting }) => isConnecting ? status : 2')
    expect(left).toEqual(['src/Part.tsx:3 <ConnectKitButton.Custom>'])
  })
})

describe("ConnectKit's useModal", () => {
  it("becomes the kit's, with the names of the file", () => {
    expect(moveComponent('useModal', '{\n  const { open, setOpen: show } = useModal()\n}').code).toBe(
      `import { useModal } from '@kit/react-ui'

export const Part = () => {
  const modal = useModal()
  const open = modal.isOpen
  const show = (isOpen: boolean) => (isOpen ? modal.open() : modal.close())
}
`,
    )
  })

  it('stays if one of its functions has no counterpart', () => {
    const { code, left } = moveComponent('useModal', '{\n  const { openAbout } = useModal()\n}')
    expect(code).toContain("import { useModal } from 'connectkit'")
    expect(left).toEqual(['src/Part.tsx:4 const { openAbout } = useModal()'])
  })
})
