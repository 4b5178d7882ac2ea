import type { CSSVariablesResolver } from '@mantine/core';

type Variables = Record<string, string>;

const semantic = (name: string, ink = name): Variables => ({
  [`--mantine-color-${name}-text`]: `var(--${ink})`,
  // Some components reach for this very shade in both schemes.
  [`--mantine-color-${name}-6`]: `var(--${ink})`,
  [`--mantine-color-${name}-filled`]: `var(--${name})`,
  [`--mantine-color-${name}-filled-hover`]: `var(--${name}-hover)`,
  [`--mantine-color-${name}-light`]: `var(--${name}-soft)`,
  [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, var(--${name}-soft) 92%, var(--${name}))`,
  [`--mantine-color-${name}-light-color`]: `var(--${ink})`,
  [`--mantine-color-${name}-outline`]: `var(--${ink})`,
  [`--mantine-color-${name}-outline-hover`]: `var(--${name}-soft)`,
});

// The tokens already know light from dark, so both schemes point at the same names.
const variables: Variables = {
  ...semantic('tinta'),
  ...semantic('azafran', 'azafran-ink'),
  ...semantic('ok'),
  ...semantic('mal'),
  '--mantine-color-gray-text': 'var(--ink-2)',
  '--mantine-color-gray-filled': 'var(--ink-2)',
  '--mantine-color-gray-filled-hover': 'var(--ink)',
  '--mantine-color-gray-light': 'var(--grid)',
  '--mantine-color-gray-light-hover': 'var(--track)',
  '--mantine-color-gray-light-color': 'var(--ink-2)',
  '--mantine-color-gray-outline': 'var(--ink-2)',
  '--mantine-color-gray-outline-hover': 'var(--hover)',
  '--mantine-primary-color-contrast': 'var(--on-tinta)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-error': 'var(--mal)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--tinta)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--grid)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-radius-default': 'var(--radius-control)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variables,
  dark: variables,
});
