import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { profilePictureMutation, removePictureMutation } from '../../../api/parent/user-queries.ts'
import { useSession } from '../../../session/session.ts'
import { checkPicture, isPicture, noPicture, pictureFailure } from './check-picture.ts'

/**
 * A picture is chosen, then uploaded; one that is there can be taken away.
 *
 * @param onDone called with what went well
 */
export function useProfilePicture(onDone: (message: string) => void) {
  const { parent } = useSession()
  const client = useQueryClient()
  const uploading = useMutation(profilePictureMutation(client))
  const removing = useMutation(removePictureMutation(client))
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  function choose(chosen: File) {
    setFile(isPicture(chosen) ? chosen : null)
    setProblem(isPicture(chosen) ? null : noPicture)
  }

  function putBack() {
    setFile(null)
    setProblem(null)
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

  /** @param onSettled told whether it is gone */
  function remove(onSettled: (isGone: boolean) => void) {
    setProblem(null)
    removing.mutate(undefined, {
      onSuccess: () => onDone('Profile picture removed.'),
      onError: ({ message }) => setProblem(`The picture could not be removed: ${message}`),
      onSettled: (_, error) => onSettled(error === null),
    })
  }

  return {
    file,
    problem,
    choose,
    putBack,
    upload,
    isUploading: uploading.isPending,
    remove,
    isRemoving: removing.isPending,
  }
}

export type ProfilePicture = ReturnType<typeof useProfilePicture>
