import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSection } from '../PageSection/PageSection.tsx';
import { Text } from '../Text/Text.tsx';
import { contrast } from './contrast.ts';
import { palette } from './palette.ts';
import { charts, lines, type Role, surfaces, texts } from './roles.ts';

const meta: Meta = {
  title: 'Theme/Tokens',
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <PageSection space="small">
        <Story />
      </PageSection>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Colours by what they are for. Styles take a role (\`vars.surface.quiet\`, \`vars.text.body\`, \`vars.line.hair\`), never a raw colour: those are in **Palette**. A contrast is named where the role is read: text needs 4.5 : 1, borders of controls and marks 3 : 1.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

const cell = {
  padding: '10px 16px 10px 0',
  textAlign: 'left' as const,
  whiteSpace: 'nowrap' as const,
};

/** The value behind a role, as the browser has it; the build shortens `#ffffff`. */
const valueOf = (role: Role) =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(role.value.replace(/^var\((.+)\)$/, '$1'))
    .trim()
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

const rawName = (value: string) =>
  Object.entries(palette).find(([, colour]) => colour === value)?.[0] ?? '';

function Roles({ roles }: { roles: readonly Role[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too
    <section aria-label="Roles" tabIndex={0} style={{ overflowX: 'auto' }}>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr style={{ borderBottom: '2px solid #14181a' }}>
            {['Role', 'Sample', 'For', 'Value', 'Contrast'].map((head) => (
              <th key={head} scope="col" style={cell}>
                <Text size="label" as="span">
                  {head}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <RoleRow key={role.name} role={role} value={valueOf(role)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RoleRow({ role, value }: { role: Role; value: string }) {
  const { name, purpose, ground } = role;
  return (
    <tr style={{ borderBottom: '1px solid #d3dadc' }}>
      <th scope="row" style={cell}>
        <Text size="link" tone="strong" as="span">
          {name}
        </Text>
      </th>
      <td style={cell}>
        <Sample role={role} value={value} />
      </td>
      <td style={cell}>{purpose}</td>
      <td style={cell}>
        <Text size="small" as="span" figures>
          {value} {rawName(value)}
        </Text>
      </td>
      <td style={cell}>
        <Text size="small" as="span" figures>
          {ground ? `${contrast(value, palette[ground]).toFixed(1)} : 1 on ${ground}` : '–'}
        </Text>
      </td>
    </tr>
  );
}

/** A text as text, a line as a line, a surface as a plane. */
function Sample({ role: { name, ground }, value }: { role: Role; value: string }) {
  const background = palette[ground ?? 'snow'];
  if (name.startsWith('text')) {
    return <span style={{ background, color: value, padding: '6px 10px' }}>26,1 g</span>;
  }
  const isPlane = name.startsWith('surface');
  const edge = isPlane ? '1px solid #d3dadc' : `3px solid ${value}`;
  return (
    <div
      style={{
        background: isPlane ? value : background,
        border: edge,
        width: '72px',
        height: '28px',
      }}
    />
  );
}

export const Surfaces: Story = { render: () => <Roles roles={surfaces} /> };
export const Texts: Story = { render: () => <Roles roles={texts} /> };
export const Lines: Story = { render: () => <Roles roles={lines} /> };
export const Charts: Story = { render: () => <Roles roles={charts} /> };
