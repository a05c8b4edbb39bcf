import { countOf } from '@faith-fables/contract/count-of'
import type { AppConfig } from '@faith-fables/contract/reference-schemas'
import { Sheet, SheetHead } from '../../ui/paper/sheet.tsx'
import { Ornament } from '../../ui/pictures/ornament.tsx'
import { PictureFan } from './picture-fan.tsx'
import './story-prices.css'
import { qualityName, type SizeInQuality, type StorySize, storySizes, tokensInWords } from './story-size.ts'

/** The price of a story of each size in both qualities, with as many little pictures as it has. */
export function StoryPrices({ costs }: { costs: AppConfig }) {
  const sizes = storySizes(costs)
  return (
    <Sheet aria-labelledby="story-prices">
      <SheetHead id="story-prices" title="What a story costs" ornament="book" />
      {sizes.length === 0 ? (
        <p>No stories can be ordered at the moment. Please look again later.</p>
      ) : (
        <ul className="story-prices">
          {sizes.map((size) => (
            <SizeRow key={size.images} size={size} />
          ))}
        </ul>
      )}
      <p className="soft mt-4 text-sm">
        {qualityName(costs, 'Default')}; {qualityName(costs, 'Premium')}.
      </p>
      <SmallPrint costs={costs} />
    </Sheet>
  )
}

function SizeRow({ size: { images, qualities } }: { size: StorySize }) {
  return (
    <li>
      <h3>{countOf(images, 'picture')}</h3>
      <PictureFan count={images} />
      <dl>
        {qualities.map((quality) => (
          <QualityPrice key={quality.quality} price={quality} />
        ))}
      </dl>
    </li>
  )
}

function QualityPrice({ price: { quality, cost, redraws } }: { price: SizeInQuality }) {
  return (
    <div>
      <dt>{quality}</dt>
      <dd>
        <b>{tokensInWords(cost)}</b>
        <small>{redraws === 0 ? 'no picture drawn again' : `up to ${countOf(redraws, 'redraw')}`}</small>
      </dd>
    </div>
  )
}

function SmallPrint({ costs: { imageRegenerationCost, storyGenerationCost } }: { costs: AppConfig }) {
  const redraw = imageRegenerationCost === null ? '' : ` for ${tokensInWords(imageRegenerationCost)} each`
  const words = storyGenerationCost
    ? `The words cost ${tokensInWords(storyGenerationCost)}, already counted above`
    : 'The words cost nothing'
  return (
    <ul className="story-promises">
      <li>
        <Ornament name="quill" size={36} />
        {`${words}; another version of them is free.`}
      </li>
      <li>
        <Ornament name="brush" size={36} />
        {`A picture you do not like is drawn again${redraw}.`}
      </li>
      <li>
        <Ornament name="heart" size={36} />
        What cannot be made is given back.
      </li>
    </ul>
  )
}
