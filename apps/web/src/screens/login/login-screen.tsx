import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { Door } from '../../components/door.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { useWayBack } from '../../session/way-back.ts'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { Note } from '../../ui/note.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GoogleSignIn } from './google-sign-in.tsx'
import { loginProblem } from './login-problem.ts'
import { loginReason } from './login-reason.ts'

export function LoginScreen() {
  const wayBack = useWayBack()
  const reason = wayBack && loginReason(wayBack.from)
  return (
    <Door title="Welcome back" tabTitle="Login" lead="Your shelf is where you left it.">
      {reason && <Note title={reason} />}
      <LoginForm />
      <p className="door-or">or</p>
      <GoogleSignIn />
      <p className="text-center">
        New here?{' '}
        <Link to={paths.signUp()} state={wayBack} className="door-link">
          Sign Up
        </Link>
      </p>
    </Door>
  )
}

function LoginForm() {
  const { signIn } = useSession()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [wasTried, setTried] = useState(false)
  const login = useMutation({ mutationFn: () => signIn(email.trim(), password) })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    login.reset()
    if (email.trim() === '') return focusField(event, 'email')
    if (password === '') return focusField(event, 'password')
    login.mutate()
  }

  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      {login.isError && <Note tone="error" title={loginProblem(login.error)} />}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onValueChange={setEmail}
        error={wasTried && email.trim() === '' ? 'Please enter your email.' : undefined}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onValueChange={setPassword}
        error={wasTried && password === '' ? 'Please enter your password.' : undefined}
      />
      <Link to={paths.forgotPassword()} className="door-link justify-self-end">
        Forgot password?
      </Link>
      <Button type="submit" tone="primary" size="large" wide busy={login.isPending}>
        Login
      </Button>
    </form>
  )
}
