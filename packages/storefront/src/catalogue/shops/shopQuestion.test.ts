import { describe, expect, test } from 'vitest';
import { contactFormLink, mailLink, questionText, whatsAppLink } from './shopQuestion.ts';

const whey = {
  slug: 'premier-whey-80',
  name: 'Premier Whey 80',
  flavour: 'Vaniglia',
  size: '1 kg',
};
const address = 'https://www.vettanutrition.example/prodotti/proteine/premier-whey-80';

describe('the message', () => {
  test('names what was chosen, and the page on a line of its own', () => {
    expect(questionText(whey, 'Aosta', address)).toBe(
      `Buongiorno, vorrei sapere se avete Premier Whey 80, gusto Vaniglia, 1\u00a0kg, nel negozio di Aosta. Grazie.\n${address}`,
    );
  });

  test('keeps figure and unit of a size on one line, whatever the feed has', () => {
    const text = questionText({ ...whey, size: '2,5kg' }, 'Aosta');
    expect(text).toContain('gusto Vaniglia, 2,5\u00a0kg, nel negozio di Aosta');
  });

  test('names the colour of what nobody eats', () => {
    const hoodie = { slug: 'x', name: 'Felpa', flavour: 'Verde larice', isEdible: false };
    expect(questionText(hoodie, 'Aosta')).toContain('avete Felpa, colore Verde larice, nel');
  });

  test('leaves out what was not chosen', () => {
    expect(questionText({ slug: 'x', name: 'Shaker' }, 'Aosta')).toBe(
      'Buongiorno, vorrei sapere se avete Shaker, nel negozio di Aosta. Grazie.',
    );
  });
});

describe.each([
  ['an ampersand', 'Salt & Pepper?body=x'],
  ['a hash and a percent sign', '100% #1'],
  ['an emoji', 'Whey 💪🏽'],
  ['300 characters', 'à'.repeat(300)],
])('a name with %s', (_, name) => {
  const text = questionText({ slug: 'x', name }, 'Aosta', address);

  test('comes whole out of a mail link', () => {
    const link = new URL(mailLink('aosta@vetta.example', `Disponibilità: ${name}`, text));
    expect(link.pathname).toBe('aosta@vetta.example');
    expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(link.searchParams.get('subject')).toBe(`Disponibilità: ${name}`);
    expect(link.searchParams.get('body')).toBe(text.replace('\n', '\r\n'));
  });

  test('comes whole out of a WhatsApp link', () => {
    const link = new URL(whatsAppLink('+393331234567', text));
    expect(link.origin + link.pathname).toBe('https://wa.me/393331234567');
    expect([...link.searchParams]).toEqual([['text', text]]);
    expect(link.hash).toBe('');
  });

  test('comes whole out of a link to the form', () => {
    const link = new URL(contactFormLink({ slug: name, name, flavour: name }, 2), address);
    expect([...link.searchParams]).toEqual([
      ['product', name],
      ['flavour', name],
      ['store', '2'],
    ]);
  });
});

test('a name with line breaks adds neither a header nor a line', () => {
  const name = 'Whey\r\nBcc: altri@posta.example\u2028x';
  const link = new URL(
    mailLink(
      'aosta@vetta.example',
      `Disponibilità: ${name}`,
      questionText({ slug: 'x', name }, 'Aosta'),
    ),
  );
  expect(link.searchParams.get('subject')).toBe('Disponibilità: Whey Bcc: altri@posta.example x');
  expect(link.searchParams.get('body')).not.toMatch(/[\r\n]/);
});
