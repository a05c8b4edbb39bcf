import type { Profile } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { profilePictureMutation } from '../../../api/user-queries.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { Note } from '../../../ui/note.tsx'
import { checkPicture, isPicture, noPicture, pictureFailure } from './check-picture.ts'
import { useObjectUrl } from './use-object-url.ts'

export interface ProfilePictureFormProps {
  profile: Profile
  onDone: (message: string) => void
}

/** A picture is chosen, seen in its place, and then uploaded. */
export function ProfilePictureForm({ profile, onDone }: ProfilePictureFormProps) {
  const { parent } = useSession()
  const uploading = useMutation(profilePictureMutation(useQueryClient()))
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const preview = useObjectUrl(file)

  function choose(chosen: File) {
    setFile(isPicture(chosen) ? chosen : null)
    setProblem(isPicture(chosen) ? null : noPicture)
  }

  function upload() {
    const wrong = parent ? checkPicture(file) : 'User data not available for upload.'
    setProblem(wrong)
    if (wrong || !file) return
    uploading.mutate(file, {
      onSuccess: () => {
        setFile(null)
        onDone('Profile picture updated successfully!')
      },
      onError: ({ message }) => setProblem(pictureFailure(message)),
    })
  }

  return (
    <div className="stack gap-4">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar displayName={profile.displayName} photoUrl={preview ?? profile.photoURL} size="large" />
        <div className="stack flex-[1_1_220px] gap-2">
          <div className="row">
            <FileButton accept="image/*" onFile={choose}>
              <ImagePlus className="icon" aria-hidden="true" />
              Choose picture
            </FileButton>
            <Button busy={uploading.isPending} onClick={upload}>
              Upload picture
            </Button>
          </div>
          <p className="soft text-sm" role="status">
            {file ? `${file.name} is chosen, not uploaded yet.` : pictureRules}
          </p>
        </div>
      </div>
      {problem && <Note tone="error">{problem}</Note>}
    </div>
  )
}

const pictureRules = `JPEG, PNG, WebP or GIF, up to ${limits.profilePicture.bytes / 1024 / 1024} MB`
