import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld.tsx';

test('B1 no text of a description can end its script element', () => {
  const html = renderToStaticMarkup(<JsonLd json='{"name":"</script><b>"}' />);
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>');
  expect(html.match(/<\//g)).toHaveLength(2);
});
