/** The colours of a mail: those of src/client/styles/tokens.css that it needs, as mail programs know no variables. */
export const mailColours = {
  light: {
    water: '#FFFFFF',
    shallow: '#EEF4F5',
    ink: '#0F2A33',
    'ink-3': '#546B75',
    line: '#CBD8DB',
    brand: '#9A1B5E',
    primary: '#0F2A33',
    'on-primary': '#FFFFFF',
    link: '#8F1857',
  },
  dark: {
    water: '#0C1B21',
    shallow: '#122730',
    ink: '#E9F1F2',
    'ink-3': '#93A9B1',
    line: '#284450',
    brand: '#F191BD',
    primary: '#E9F1F2',
    'on-primary': '#0F2A33',
    link: '#F5A3C8',
  },
} as const;
