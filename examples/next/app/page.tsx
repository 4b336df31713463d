import { Account } from './Account'

export default function Page() {
  return (
    <main>
      <h1>Rendered on the server</h1>
      <Account />
    </main>
  )
}
