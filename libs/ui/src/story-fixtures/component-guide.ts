/** An app that shows a component. */
export type GuideApp = 'storefront' | 'back office';

/** The same text in both languages of the shop. */
export type BilingualText = { fr: string; en: string };

/**
 * What a designer needs about a component, beside its stories. Storybook's page of the component shows
 * it, in this order. A test compares `usedBy` with the imports of the apps.
 */
export type ComponentGuide = {
  /** The apps that show the component. */
  usedBy: readonly GuideApp[];
  /** The cases that the component is for. */
  use: readonly string[];
  /** The cases that it is not for, each with the component to use instead. */
  avoid: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
  /** The rules for its texts, each with an example. */
  content: readonly (BilingualText & { rule: string })[];
  /** The keys and what they do; empty for a component that is never focused. */
  keyboard: readonly (readonly [keys: string, result: string])[];
  /** What a screen reader reads out; empty for a component that only arranges its content. */
  screenReader: readonly BilingualText[];
};
