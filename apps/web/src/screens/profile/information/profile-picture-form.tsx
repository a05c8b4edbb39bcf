import type { Profile } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { Avatar } from '../../../components/parent/avatar.tsx'
import { useObjectUrl } from '../../../ui/browser/use-object-url.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FileButton } from '../../../ui/buttons/file-button.tsx'
import { FileDrop } from '../../../ui/buttons/file-drop.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import { type CardReports, useUnsavedReport } from '../card-reports.ts'
import { PicturePreview } from './picture-preview.tsx'
import { RemovePicture } from './remove-picture.tsx'
import { useProfilePicture } from './use-profile-picture.ts'

export interface ProfilePictureFormProps extends CardReports {
  profile: Profile
}

const { bytes, kinds, types } = limits.profilePicture

/** A picture is chosen or dropped, seen as it will be, and then uploaded. */
export function ProfilePictureForm({ profile, onDone, onUnsaved }: ProfilePictureFormProps) {
  const picture = useProfilePicture(onDone)
  const { file, problem } = picture
  const preview = useObjectUrl(file)
  const chooseField = useRef<HTMLInputElement>(null)
  useUnsavedReport(onUnsaved, 'picture', file !== null)

  function putBack() {
    picture.putBack()
    chooseField.current?.focus()
  }

  return (
    <div className="stack gap-4">
      <FileDrop onFile={picture.choose} className="stack gap-4">
        <div className="flex flex-wrap items-center gap-5">
          <Avatar displayName={profile.displayName} photoUrl={preview ?? profile.photoURL} size="large" />
          <div className="stack flex-[1_1_220px] gap-2">
            <div className="row">
              <FileButton ref={chooseField} accept={types.join()} onFile={picture.choose}>
                <ImagePlus className="icon" aria-hidden="true" />
                Choose picture
              </FileButton>
              <Button busy={picture.isUploading} onClick={picture.upload}>
                Upload picture
              </Button>
            </div>
            <p className="soft text-sm" role="status">
              {pictureWords(file, picture.isUploading)}
            </p>
          </div>
        </div>
        {file && <PicturePreview src={preview} onPutBack={putBack} />}
        <RemovePicture
          isOffered={profile.photoURL !== null && !file}
          picture={picture}
          focusAfter={chooseField}
        />
      </FileDrop>
      {problem && <Note tone="error">{problem}</Note>}
    </div>
  )
}

function pictureWords(file: File | null, isUploading: boolean): string {
  if (isUploading) return 'Uploading your picture...'
  if (file) return `${file.name} is chosen, not uploaded yet.`
  return `${kinds}, up to ${bytes / 1024 / 1024} MB. You can also drop one here.`
}
