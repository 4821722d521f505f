import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { Description, DescriptionList } from './description-list.tsx';
import { descriptionListGuide } from './description-list.guide.ts';
import { SectionHeading } from './section-heading.tsx';

const meta = {
  title: 'Back office UI/Layout/DescriptionList',
  component: DescriptionList,
  subcomponents: { Description, SectionHeading },
  parameters: { guide: descriptionListGuide },
  decorators: [inComponentFrame],
  args: {
    children: (
      <>
        <Description name="Client">Amel Ben Salah</Description>
        <Description name="Téléphone">20 123 450</Description>
        <Description name="Adresse">12, rue du Jasmin, La Marsa</Description>
      </>
    ),
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
  },
};

/** A name in Arabic is written from right to left, whatever the language of the page, and is below its term. */
export const InArabic: Story = {
  args: { children: <Description name="Client">آمال بن صالح</Description> },
  play: async ({ canvas }) => {
    const description = canvas.getByRole('definition');
    await expect(getComputedStyle(description).direction).toBe('rtl');
    const text = document.createRange();
    text.selectNodeContents(description);
    const term = canvas.getByRole('term').getBoundingClientRect();
    await expect(Math.round(text.getBoundingClientRect().left)).toBe(Math.round(term.left));
  },
};

/** Under the heading of a section. */
export const UnderAHeading: Story = {
  render: (args) => (
    <>
      <SectionHeading>Livraison</SectionHeading>
      <DescriptionList {...args} />
    </>
  ),
};
