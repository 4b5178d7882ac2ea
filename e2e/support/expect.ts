import { expect as base, type ExpectMatcherState, type Locator, type Page } from '@playwright/test';

/** What is asserted of something that has to be there. */
const OF_WHAT_IS_THERE = [
  'toBeChecked',
  'toBeDisabled',
  'toBeEnabled',
  'toBeFocused',
  'toBeInViewport',
  'toBeVisible',
  'toContainText',
  'toHaveAttribute',
  'toHaveText',
  'toHaveValue',
] as const;
type Name = (typeof OF_WHAT_IS_THERE)[number] | 'toHaveURL';

/** Whether it is what is asserted, and the message if it isn't, stays with Playwright. */
function after<Subject extends Locator | Page>(
  name: Name,
  wait: (subject: Subject, timeout: number, expected: unknown) => Promise<unknown>,
) {
  return async function matcher(this: ExpectMatcherState, subject: Subject, ...args: unknown[]) {
    if (!this.isNot) await wait(subject, this.timeout, args[0]).catch(() => undefined);
    const asserted = this.isNot ? base(subject).not : base(subject);
    await (asserted as unknown as Record<Name, (...given: unknown[]) => Promise<void>>)[name](...args);
    return { pass: !this.isNot, message: () => name };
  };
}

const there = (name: Name) =>
  after<Locator>(name, (locator, timeout) =>
    locator.waitFor({ state: name === 'toBeVisible' ? 'visible' : 'attached', timeout }),
  );

const matchers = {
  ...Object.fromEntries(OF_WHAT_IS_THERE.map((name) => [name, there(name)])),
  toHaveURL: after<Page>('toHaveURL', (page, timeout, expected) =>
    page.waitForURL(
      ({ href }) =>
        expected instanceof RegExp
          ? expected.test(href)
          : href === new URL(String(expected), page.url()).href,
      { timeout, waitUntil: 'commit' },
    ),
  ),
};

/**
 * Playwright's, after waiting for what is asserted of to be there: at each try that fails it describes the whole page for
 * its message, which was a fifth of what the browser did in a journey.
 */
export const expect = base.extend(matchers) as typeof base;
