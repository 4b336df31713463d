import { JsonReporter } from 'vitest/node'

/** Adds what Vitest's JSON report omits: the project of each file, the time limit of each test, and errors outside tests. */
export default class VitestReport extends JsonReporter {
  constructor(options = {}) {
    super(options)
  }

  async onTestRunEnd(modules, errors = []) {
    this.modules = modules
    this.unhandledErrors = errors.map(({ message, stack }) => ({ message: stack ?? message }))
    await super.onTestRunEnd(modules)
  }

  async writeReport(text) {
    const report = JSON.parse(text)
    const testResults = report.testResults.map((file, index) => {
      const { project } = this.modules[index]
      const timings = [...this.modules[index].children.allTests()].map((test) => ({
        test: test.fullName,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        limit: (test.options.timeout ?? project.config.testTimeout) / 1000,
      }))
      return { ...file, project: project.name, isBrowser: project.isBrowserEnabled(), timings }
    })
    await super.writeReport(JSON.stringify({ ...report, testResults, unhandledErrors: this.unhandledErrors }))
  }
}
