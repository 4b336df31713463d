import { Visitor } from './Visitor'

export default function Page() {
  return (
    <main>
      <h1>Rendered on the server</h1>
      <Visitor />
    </main>
  )
}
