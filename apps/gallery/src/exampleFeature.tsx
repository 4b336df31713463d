import { defineFeature, defineView, type Feature, Row, Skeleton, Stack, Tag, useText } from '@kit/react-ui/feature'

const en = {
  'example.buy': 'Buy',
  'example.swap': 'Swap',
  'example.receive': 'Receive',
  'example.send': 'Send',
  'example.notHere': 'Not on this network',
  'example.tokens': 'Tokens',
  'example.activity': 'Activity',
  'example.name': 'Choose a name',
  'example.email': 'Continue with email',
} as const

const ar: { readonly [Key in keyof typeof en]: string } = {
  'example.buy': 'شراء',
  'example.swap': 'مبادلة',
  'example.receive': 'استلام',
  'example.send': 'إرسال',
  'example.notHere': 'غير متاح على هذه الشبكة',
  'example.tokens': 'الرموز',
  'example.activity': 'النشاط',
  'example.name': 'اختر اسمًا',
  'example.email': 'المتابعة بالبريد الإلكتروني',
}

declare module '@kit/modal' {
  interface ViewData {
    Example: undefined
    ExampleBroken: undefined
  }
}

declare module '@kit/react-ui/feature' {
  interface FeatureTexts {
    example: typeof en
  }
}

const exampleView = defineView({ name: 'Example', title: ({ text }) => text('example.send'), Component: Example })
const brokenView = defineView({
  name: 'ExampleBroken',
  title: ({ text }) => text('example.send'),
  Component: () => {
    throw new Error('An example')
  },
})

function Example() {
  return <Row label={useText()('example.name')} icon="globe" />
}

function Tokens() {
  return (
    <Stack list="Tokens">
      {['Ether', 'Aurora', 'A Token of the Extraordinarily Long Name and Surname'].map((name) => (
        <Row key={name} label={name} detail="1,234.567" end={<Tag>1.2 %</Tag>} onClick={() => undefined} />
      ))}
    </Stack>
  )
}

function Email({ disabled }: { readonly disabled: boolean }) {
  return <Row label={useText()('example.email')} icon="copy" disabled={disabled} onClick={() => undefined} />
}

function Name() {
  return <Row label={useText()('example.name')} icon="check" hasArrow onClick={() => undefined} />
}

/** A feature that uses every extension point of the modal. */
export const exampleFeature: Feature = defineFeature({
  id: 'example',
  texts: { en: async () => en, ar: async () => ar },
  views: { Example: async () => exampleView, ExampleBroken: async () => brokenView },
  accountActions: [
    { id: 'buy', icon: 'bag', label: 'example.buy', view: 'Example' },
    { id: 'swap', icon: 'swap', label: 'example.swap', view: 'Example', reason: () => 'example.notHere' },
    { id: 'receive', icon: 'qrCode', label: 'example.receive', view: 'Example' },
    { id: 'send', icon: { path: 'M12 19V5M6 11l6-6 6 6' }, label: 'example.send', view: 'Example' },
  ],
  accountRows: [{ id: 'name', load: async () => Name }],
  accountTabs: [
    { id: 'tokens', label: 'example.tokens', load: async () => Tokens },
    { id: 'activity', label: 'example.activity', load: async () => () => <Skeleton width="100%" height="56px" /> },
  ],
  settingsRows: [{ id: 'name', load: async () => Name }],
  connectMethods: [{ id: 'email', load: async () => Email }],
})
